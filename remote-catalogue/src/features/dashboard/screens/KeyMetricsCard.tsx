import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import type { KeyMetric } from '../domain/dashboard';
import { Link } from '@back-office/shared/router';
import { color, media, radius, space } from '@back-office/shared/theme';
import { Amount, Card, ChangeBadge } from '@back-office/shared/ui';
import { FigureLabel, FigureValue, figureRow } from './figureRow';
import { HowItComes } from './HowItComes';
import { onDay } from './onDay';
import type { CardProps } from './cardProps';

export function KeyMetricsCard({ data, ledger }: CardProps) {
  const { keyMetrics, comparisonLabel, selectedDate: day } = data;
  const info = <HowItComes of="Key Metrics" card="keyMetrics" {...{ ledger, day }} />;
  return (
    <Card title="Key Metrics" level={3} info={info} scope={comparisonLabel}>
      <Rows>
        {keyMetrics.map((metric) => (
          <Row key={metric.id}>
            <Destination to={metric.href} state={onDay(day)}>
              <Figure>
                <FigureLabel>{metric.label}</FigureLabel>{' '}
                <FigureValue>
                  <MetricValue {...metric} />
                </FigureValue>
              </Figure>{' '}
              <Change>
                <ChangeBadge change={metric.change} />
              </Change>
              <Chevron aria-hidden />
            </Destination>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

function MetricValue({ kind, value }: Pick<KeyMetric, 'kind' | 'value'>) {
  if (value === undefined) return '–';
  return kind === 'money' ? <Amount cents={value} /> : formatCount(value);
}

/** One grid for all rows, so that values end and badges end on one line each. */
const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(84px, auto) auto;
  column-gap: ${space[4]};
  margin-bottom: calc(-1 * ${space[3]});

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(76px, auto);
    column-gap: ${space[3]};
  }
`;

const Row = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  ${figureRow}
`;

/** The whole row can be pressed; its ground reaches a little beyond the text. */
const Destination = styled(Link)`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  margin-inline: calc(-1 * ${space[3]});
  padding-inline: ${space[3]};
  border-radius: ${radius.md};
  color: inherit;

  &:hover {
    background-color: ${color.bgHover};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** A value too long for its line stands below its label. */
const Figure = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
`;

const Change = styled.span`
  display: flex;
  justify-content: flex-end;
`;

const Chevron = styled(ChevronRight)`
  width: 16px;
  height: 16px;
  /* Its glyph, not its box, ends where the row ends. */
  translate: 4px;
  color: ${color.textMuted};

  ${media.phone} {
    display: none;
  }

  ${media.print} {
    visibility: hidden;
  }
`;
