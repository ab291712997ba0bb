import styled from 'styled-components';
import { formatCount, formatRange, pluralize, type DayRange } from '@back-office/shared/format';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { boxStyle, color, gridStyle, media, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { Explanation, type ExplanationContent, Text } from '@back-office/shared/ui';
import { widthsOf, type Counter } from '../domain/counters';

interface CountersProps {
  readonly counters: readonly Counter[];
  readonly range: DayRange;
  /** The number of transactions in the date range. */
  readonly inRange: number;
  /** The report that led here counts only some items of the transactions. */
  readonly isPart: boolean;
}

/** The figures of the listed transactions, each with an explanation. */
export function Counters({ counters, range, inRange, isPart }: CountersProps) {
  const { oneLine: $narrow, twoColumns: $narrowest } = widthsOf(counters);
  return (
    <Container>
      <Figures $narrow={$narrow} $narrowest={$narrowest}>
        {counters.map((counter) => (
          <Figure key={counter.id} $narrow={$narrow} $narrowest={$narrowest}>
            <Label>
              {counter.label}
              <Explanation
                label={`${counter.label}: how this is calculated`}
                explain={() => explanationOf(counter, range)}
              />
            </Label>
            <Text as="dd" size="md" weight="strong" tabular nowrap above="2px">
              <CounterFigure {...counter} />
              {counter.measure === 'transactions' && counter.value !== inRange && (
                <OfAll
                  $narrow={$narrow}
                >{` of ${counter.id === 'transactions' ? formatCount(inRange) : pluralize(inRange, 'transaction')}`}</OfAll>
              )}
            </Text>
          </Figure>
        ))}
      </Figures>
      {isPart && (
        <Text as="p" size="xs" tone="muted" above={2}>
          Transactions count here as a whole, in a report only with their part of the item or category.
        </Text>
      )}
    </Container>
  );
}

function CounterFigure({ value, measure, figures }: Pick<Counter, 'value' | 'measure' | 'figures'>) {
  return <ShownFigure id={measure} value={value} figures={figures} />;
}

function explanationOf(counter: Counter, range: DayRange): ExplanationContent {
  const { label, rule, parts, figures } = counter;
  const lines = parts.map((part) => ({
    label: part.label,
    values: [<CounterFigure key="" {...part} figures={figures} />],
  }));
  const result = { label, values: [<CounterFigure key="" {...counter} />], isResult: true };
  return {
    rules: [rule, 'Based on the transactions in the list, so filters change it.'],
    columns: [formatRange(range)],
    lines: parts.length > 0 ? [...lines, result] : [],
  };
}

const Container = styled.div`
  container-type: inline-size;

  ${media.print} {
    margin-block: ${space[3]};
  }
`;

interface Narrow {
  /** Pixels in which the figures do not fit in one line: on a phone, or beside the panel. */
  readonly $narrow: number;
}

interface Narrowest extends Narrow {
  /** Pixels in which two figures do not fit beside each other. */
  readonly $narrowest: number;
}

const narrow = ({ $narrow }: Narrow) => `@container (max-width: ${$narrow}px)`;
const narrowest = ({ $narrowest }: Narrowest) => `@container (max-width: ${$narrowest}px)`;

/** No figure reaches into the next one, whatever its label. */
const Figures = styled.dl<Narrowest>`
  ${gridStyle({ columns: 'repeat(5, minmax(max-content, 1fr))', card: true })}
  overflow: clip;

  ${narrow} {
    grid-template-columns: 1fr 1fr;
  }

  ${narrowest} {
    grid-template-columns: 1fr;
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

/** Each figure has a border above and at its start. The frame clips those at its edges. */
const Figure = styled.div<Narrowest>`
  ${boxStyle({ shrink: true, pad: ['12px', 2, '12px', '17px'] })}
  margin: -1px 0 0 -1px;
  border: solid ${color.border};
  border-width: 1px 0 0 1px;

  ${narrow} {
    &:first-child {
      ${rowStyle({ justify: 'between', padEnd: 4 })}
      grid-column: 1 / -1;
    }
  }

  ${narrowest} {
    ${rowStyle({ justify: 'between', padEnd: 4 })}
  }
`;

/** The button is higher than the line, so the height is fixed. */
const Label = styled.dt`
  ${rowStyle({ size: 'xs', tone: 'muted', nowrap: true, height: '18px' })}

  button {
    --control-small: 24px;
  }
`;

/** In the narrow layout only. In the wide one the filter bar shows it. */
const OfAll = styled.span<Narrow>`
  display: none;
  ${textStyle({ tone: 'muted', weight: 'regular' })}

  ${narrow} {
    display: inline;
  }
`;
