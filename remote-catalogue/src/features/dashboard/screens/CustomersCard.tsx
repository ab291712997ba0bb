import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { space } from '@back-office/shared/theme';
import type { FigureKind } from '../domain/dashboard';
import { customerLabels } from '../domain/labels';
import { CustomerListButton, FeedbackList, ReturningCustomersList } from './CustomerLists';
import { DashboardCard, type CardProps } from './DashboardCard';
import { Figure, FigureLabel, FigureValue, figureRow } from './Figure';

/** Returning customers and feedback open the lists behind them. */
export function CustomersCard({ data }: CardProps) {
  const { customerStats: stats, customerDetails: details } = data;
  const feedback = `${formatCount(stats.positiveFeedback)} positive, ${formatCount(stats.negativeFeedback)} negative`;
  const figure = (id: CustomerFigure, kind: FigureKind) => <Figure kind={kind} value={stats[id]} />;
  const values = [
    ['totalCustomers', figure('totalCustomers', 'count')],
    [
      'returningCustomers',
      stats.returningCustomers > 0 ? (
        <CustomerListButton
          label={customerLabels.returningCustomers}
          content={<ReturningCustomersList customers={details.returningCustomers} />}
        >
          {figure('returningCustomers', 'count')}
        </CustomerListButton>
      ) : (
        figure('returningCustomers', 'count')
      ),
    ],
    ['avgVisitsPerCustomer', figure('avgVisitsPerCustomer', 'average')],
    ['avgSpentPerVisit', figure('avgSpentPerVisit', 'money')],
    [
      'feedback',
      stats.positiveFeedback + stats.negativeFeedback > 0 ? (
        <CustomerListButton label={customerLabels.feedback} content={<FeedbackList {...details} />}>
          {feedback}
        </CustomerListButton>
      ) : (
        feedback
      ),
    ],
  ] as const;
  return (
    <DashboardCard id="customers" data={data}>
      <Rows>
        {values.map(([id, value]) => (
          <Row key={id}>
            <FigureLabel as="dt">{customerLabels[id]}</FigureLabel>
            <FigureValue as="dd">{value}</FigureValue>
          </Row>
        ))}
      </Rows>
    </DashboardCard>
  );
}

type CustomerFigure = 'totalCustomers' | 'returningCustomers' | 'avgVisitsPerCustomer' | 'avgSpentPerVisit';

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
