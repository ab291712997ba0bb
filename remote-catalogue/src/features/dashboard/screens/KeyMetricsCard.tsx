import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useLedgerLink } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import {
  color,
  gridStyle,
  hoverGround,
  innerRing,
  media,
  notOnPhone,
  rowStyle,
  space,
  square,
} from '@back-office/shared/theme';
import { ChangeBadge } from '@back-office/shared/ui';
import { DashboardCard, type CardProps } from './DashboardCard';
import { Figure, FigureLabel, FigureValue, figureRow, figureText } from './Figure';

export function KeyMetricsCard({ data }: CardProps) {
  const { keyMetrics, comparisonLabel } = data;
  const toLink = useLedgerLink();
  return (
    <DashboardCard id="keyMetrics" scope={comparisonLabel} data={data}>
      <Rows>
        {keyMetrics.map((metric) => (
          <Row key={metric.id}>
            <RowLink to={toLink(metric.href)}>
              <LabelAndValue>
                <FigureLabel>{metric.label}</FigureLabel>{' '}
                <FigureValue style={{ '--characters': figureText(metric.id, metric.value).length }}>
                  <Figure kind={metric.id} value={metric.value} figures={data.sales} />
                </FigureValue>
              </LabelAndValue>{' '}
              <Change>
                <ChangeBadge change={metric.change} tone={metric.changeType} description={metric.changeDescription} />
              </Change>
              <Chevron aria-hidden />
            </RowLink>
          </Row>
        ))}
      </Rows>
    </DashboardCard>
  );
}

/** One grid for all rows, so that values and badges are aligned. */
const Rows = styled.ul`
  ${gridStyle({ columns: 'minmax(0, 1fr) minmax(84px, auto) auto' })}
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

  /* In one line of its column: many characters make it smaller. */
  &:first-child ${FigureValue} {
    font-size: clamp(12px, min(13.7cqi, 155cqi / var(--characters)), var(--size-xl));
  }
`;

/** The whole row is a link. Its background extends beyond the text. */
const RowLink = styled(Link)`
  ${gridStyle({ align: 'center', columns: 'subgrid', padX: 3, round: 'md', tone: 'inherit' })}
  grid-column: 1 / -1;
  margin-inline: calc(-1 * ${space[3]});
  ${hoverGround}
  ${innerRing}
`;

/** A long value wraps below its label. */
const LabelAndValue = styled.span`
  container-type: inline-size;
  ${rowStyle({ gap: ['0px', 3], wrap: true })}
`;

const Change = styled.span`
  ${rowStyle({ align: 'stretch', justify: 'end' })}
`;

const Chevron = styled(ChevronRight)`
  ${square('16px')}

  /* Aligns the visible arrow, not its box, with the end of the row. */
  translate: 4px;
  color: ${color.textMuted};
  ${notOnPhone}

  ${media.print} {
    visibility: hidden;
  }
`;
