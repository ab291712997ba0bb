import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useLedgerLink } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { color, media, radius, space } from '@back-office/shared/theme';
import { ChangeBadge } from '@back-office/shared/ui';
import { DashboardCard, type CardProps } from './DashboardCard';
import { Figure, FigureLabel, FigureValue, figureRow } from './Figure';

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
                <FigureValue>
                  <Figure kind={metric.kind} value={metric.value} reason={metric.reason} />
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

/** The whole row is a link. Its background extends beyond the text. */
const RowLink = styled(Link)`
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

/** A long value wraps below its label. */
const LabelAndValue = styled.span`
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
  /* Aligns the visible arrow, not its box, with the end of the row. */
  translate: 4px;
  color: ${color.textMuted};

  ${media.phone} {
    display: none;
  }

  ${media.print} {
    visibility: hidden;
  }
`;
