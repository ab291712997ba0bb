import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { space } from '@back-office/shared/theme';
import type { CustomerStats, FigureKind } from '../domain/dashboard';
import { customerLabels } from '../domain/labels';
import { DashboardCard, type CardProps } from './DashboardCard';
import { Figure, FigureLabel, FigureValue, figureRow } from './Figure';

export function CustomersCard({ data, ledger }: CardProps) {
  const { positiveFeedback, negativeFeedback } = data.customerStats;
  return (
    <DashboardCard id="customers" {...{ data, ledger }}>
      <Rows>
        {rows.map(({ id, kind }) => (
          <Row key={id}>
            <FigureLabel as="dt">{customerLabels[id]}</FigureLabel>
            <FigureValue as="dd">
              <Figure kind={kind} value={data.customerStats[id]} />
            </FigureValue>
          </Row>
        ))}
        <Row>
          <FigureLabel as="dt">{customerLabels.feedback}</FigureLabel>
          <FigureValue as="dd">
            {`${formatCount(positiveFeedback)} positive, ${formatCount(negativeFeedback)} negative`}
          </FigureValue>
        </Row>
      </Rows>
    </DashboardCard>
  );
}

type CustomerFigure = keyof CustomerStats & keyof typeof customerLabels;

const rows: readonly { readonly id: CustomerFigure; readonly kind: FigureKind }[] = [
  { id: 'totalCustomers', kind: 'count' },
  { id: 'returningCustomers', kind: 'count' },
  { id: 'avgVisitsPerCustomer', kind: 'average' },
  { id: 'avgSpentPerVisit', kind: 'money' },
];

const Rows = styled.dl`
  margin-bottom: calc(-1 * ${space[3]});
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  ${figureRow}
`;
