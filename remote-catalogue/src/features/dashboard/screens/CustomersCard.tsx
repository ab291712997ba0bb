import styled from 'styled-components';
import { formatCount, unknown } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { rowStyle, space } from '@back-office/shared/theme';
import { Amount } from '@back-office/shared/ui';
import type { FigureKind } from '../domain/dashboard';
import { customerLabels } from '../domain/labels';
import { visitsLink } from '../domain/links';
import { CustomerListButton, FeedbackList, ReturningCustomersList } from './CustomerLists';
import { DashboardCard, type CardProps } from './DashboardCard';
import { Figure, FigureLabel, FigureLink, FigureValue, figureRow, figureText } from './Figure';

/** Returning customers and feedback open the lists behind them, the other figures lead to the visits. */
export function CustomersCard({ data }: CardProps) {
  const { customerStats: stats, customerDetails: details } = data;
  const hasFeedback = stats.positiveFeedback !== unknown && stats.negativeFeedback !== unknown;
  const feedback = hasFeedback ? (
    `${formatCount(stats.positiveFeedback)} positive, ${formatCount(stats.negativeFeedback)} negative`
  ) : (
    <Amount cents={unknown} />
  );
  const toLink = useLedgerLink();
  const figure = (id: CustomerFigure, kind: FigureKind) => (
    <Figure kind={kind} value={stats[id]} figures={data.sales} />
  );
  const ofVisits = (id: CustomerFigure, kind: FigureKind) =>
    details.visits === 0 || stats[id] === unknown ? (
      figure(id, kind)
    ) : (
      <FigureLink
        to={toLink(visitsLink(data.selectedDate))}
        aria-label={`${customerLabels[id]} ${figureText(kind, stats[id])}, show transactions`}
      >
        {figure(id, kind)}
      </FigureLink>
    );
  const values = [
    ['totalCustomers', ofVisits('totalCustomers', 'count')],
    [
      'returningCustomers',
      stats.returningCustomers !== unknown && stats.returningCustomers > 0 ? (
        <CustomerListButton
          label={customerLabels.returningCustomers}
          content={<ReturningCustomersList customers={details.returningCustomers} count={stats.returningCustomers} />}
        >
          {figure('returningCustomers', 'count')}
        </CustomerListButton>
      ) : (
        figure('returningCustomers', 'count')
      ),
    ],
    ['avgVisitsPerCustomer', ofVisits('avgVisitsPerCustomer', 'average')],
    ['avgSpentPerVisit', ofVisits('avgSpentPerVisit', 'total-payments')],
    [
      'feedback',
      hasFeedback && Number(stats.positiveFeedback) + Number(stats.negativeFeedback) > 0 ? (
        <CustomerListButton label={customerLabels.feedback} content={<FeedbackList stats={stats} details={details} />}>
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
  ${rowStyle({ gap: 3, justify: 'between' })}
  ${figureRow}
`;
