import { useCallback, type ReactNode } from 'react';
import { lessonOf, useLedgerLink } from '@back-office/shared/ledger';
import { Card, Explanation } from '@back-office/shared/ui';
import type { DashboardData } from '../domain/dashboard';
import { explanations } from '../domain/explanations';
import { cardTitles, type CardId } from '../domain/labels';
import { transactionsLink } from '../domain/links';
import { Figure } from './Figure';

export interface CardProps {
  readonly data: DashboardData;
}

interface DashboardCardProps extends CardProps {
  readonly id: CardId;
  readonly scope?: string;
  readonly children: ReactNode;
}

/** A card with its title and a button that shows how its figures are calculated. */
export function DashboardCard({ id, scope, data, children }: DashboardCardProps) {
  const title = cardTitles[id];
  const toLink = useLedgerLink();
  const explain = useCallback(() => {
    const { rules, columns, lines, parts, taughtWith } = explanations[id](data);
    const drawn = (some: typeof lines) =>
      some.map(({ values, kind, ...line }) => ({
        ...line,
        values: values.map((value, column) => (
          <Figure key={columns[column]} {...{ kind, value }} figures={column === 0 ? data.sales : data.priorSales} />
        )),
      }));
    return {
      rules,
      columns,
      lines: drawn(lines),
      parts: parts?.map((part) => ({ ...part, lines: drawn(part.lines) })),
      link: { label: 'See the transactions', to: toLink(transactionsLink(data.selectedDate)) },
      lessons: taughtWith.flatMap((line) => {
        const lesson = lessonOf(line);
        return lesson ? [{ label: lesson.title, to: toLink(lesson.path) }] : [];
      }),
    };
  }, [id, data, toLink]);
  const info = <Explanation label={`${title}: how this is calculated`} explain={explain} />;
  return (
    <Card title={title} level={3} info={info} scope={scope}>
      {children}
    </Card>
  );
}
