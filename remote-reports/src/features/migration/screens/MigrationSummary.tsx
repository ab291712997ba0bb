import styled from 'styled-components';
import { formatCount, formatPercent } from '@back-office/shared/format';
import { color, gridStyle, media, rowStyle, space, stackStyle } from '@back-office/shared/theme';
import { Row, Text } from '@back-office/shared/ui';
import { stateShares, type MigrationEntry } from '../domain/migrationEntry';
import { stateColor, StateMark } from './StateMark';

/** The cards with the count of each state, and the bar that stacks their shares. */
export function MigrationSummary({ entries }: { readonly entries: readonly MigrationEntry[] }) {
  const shares = stateShares(entries);
  return (
    <section aria-label="Summary">
      <Cards>
        <CardFrame>
          <Row as="dt" gap={2} align="baseline" size="xs" tone="muted">
            Total reports
          </Row>
          <Text as="dd" size="lg" weight="strong" tabular>
            {formatCount(entries.length)}
          </Text>
        </CardFrame>
        {shares.map(({ state, count, percent }) => (
          <CardFrame key={state}>
            <Row as="dt" gap={2} align="baseline" size="xs" tone="muted">
              <StateMark state={state} />
              {state}
            </Row>
            <Text as="dd" size="lg" weight="strong" tabular>
              {formatCount(count)}{' '}
              <Text size="xs" tone="muted" weight="regular">
                {formatPercent(percent / 100)}
              </Text>
            </Text>
          </CardFrame>
        ))}
      </Cards>
      <Bar aria-hidden>
        {shares.map(({ state, share }) => (
          <BarPart key={state} style={{ width: `${share}%`, backgroundColor: stateColor[state] }} />
        ))}
      </Bar>
      <Text as="p" size="xs" tone="muted" above={2}>
        SDP is the new data platform, where the figures of your reports come from after the move.
      </Text>
    </section>
  );
}

const Cards = styled.dl`
  ${gridStyle({ gap: 3, columns: 'repeat(6, minmax(0, 1fr))' })}

  @media (max-width: 1180px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[2]};
  }
`;

const CardFrame = styled.div`
  ${stackStyle({ gap: 2, justify: 'between', pad: [3, 4], shrink: true, card: true })}
`;

/** The parts have exactly the width of their share; a hairline of the background separates them. */
const Bar = styled.div`
  ${rowStyle({ align: 'stretch', above: 3, height: '10px', round: 'full', clip: true })}
  print-color-adjust: exact;
`;

const BarPart = styled.span`
  box-shadow: inset -1px 0 0 ${color.bgSurface};

  &:last-child {
    box-shadow: none;
  }
`;
