import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import type { CustomerStats } from '../domain/dashboard';
import { space } from '@back-office/shared/theme';
import { Amount, Card } from '@back-office/shared/ui';
import { averageText } from '../domain/averageText';
import type { CardProps } from './cardProps';
import { FigureLabel, FigureValue, figureRow } from './figureRow';
import { HowItComes } from './HowItComes';

export function CustomersCard({ data, ledger }: CardProps) {
  const info = <HowItComes of="Customers" card="customers" ledger={ledger} day={data.selectedDate} />;
  return (
    <Card title="Customers" level={3} info={info}>
      <Rows>
        {lines.map(({ label, valueOf }) => (
          <Row key={label}>
            <FigureLabel as="dt">{label}</FigureLabel>
            <FigureValue as="dd">{valueOf(data.customerStats)}</FigureValue>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

const none = '–';

const lines: readonly { readonly label: string; readonly valueOf: (stats: CustomerStats) => ReactNode }[] = [
  { label: 'Total customers', valueOf: ({ totalCustomers }) => formatCount(totalCustomers) },
  { label: 'Returning customers', valueOf: ({ returningCustomers }) => formatCount(returningCustomers) },
  {
    label: 'Average visits per customer',
    valueOf: ({ avgVisitsPerCustomer: visits }) => (visits === undefined ? none : averageText(visits)),
  },
  {
    label: 'Average spent per visit',
    valueOf: ({ avgSpentPerVisit: spent }) => (spent === undefined ? none : <Amount cents={spent} />),
  },
  {
    label: 'Feedback',
    valueOf: ({ positiveFeedback, negativeFeedback }) =>
      `${formatCount(positiveFeedback)} positive, ${formatCount(negativeFeedback)} negative`,
  },
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
