import { useCallback, type ReactNode } from 'react';
import type { Ledger } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { Card, Explanation } from '@back-office/shared/ui';
import type { DashboardData } from '../domain/dashboard';
import { linkState } from '../domain/dashboardDay';
import { explanations } from '../domain/explanations';
import { cardTitles, type CardId } from '../domain/labels';
import { Figure } from './Figure';

export interface CardProps {
  readonly data: DashboardData;
  /** The ledger that the data was calculated from. It explains the figures. */
  readonly ledger: Ledger;
}

interface DashboardCardProps extends CardProps {
  readonly id: CardId;
  readonly scope?: string;
  readonly children: ReactNode;
}

/** A card with its title and a button that shows how its figures are calculated. */
export function DashboardCard({ id, scope, data: { selectedDate: day }, ledger, children }: DashboardCardProps) {
  const title = cardTitles[id];
  const explain = useCallback(() => {
    const { rules, columns, lines } = explanations[id](ledger, day);
    return {
      rules,
      columns,
      lines: lines.map(({ values, kind, ...line }) => ({
        ...line,
        values: values.map((value, column) => <Figure key={columns[column]} kind={kind} value={value} />),
      })),
      link: { label: 'See the transactions', to: paths.dashboardTransactions(), state: linkState(day) },
    };
  }, [id, ledger, day]);
  const info = <Explanation label={`${title}: how this is calculated`} explain={explain} />;
  return (
    <Card title={title} level={3} info={info} scope={scope}>
      {children}
    </Card>
  );
}
