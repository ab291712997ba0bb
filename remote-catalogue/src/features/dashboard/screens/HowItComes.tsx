import { useCallback } from 'react';
import { formatCount, type Day } from '@back-office/shared/format';
import type { Ledger } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { Amount, Explanation } from '@back-office/shared/ui';
import { averageText } from '../domain/averageText';
import { explanations, type ExplainedCard, type ExplainedLine } from '../domain/explanations';
import { onDay } from './onDay';

interface HowItComesProps {
  /** Title of the card. */
  readonly of: string;
  readonly card: ExplainedCard;
  readonly ledger: Ledger;
  readonly day: Day;
}

/** The small button of a card that says how its figures come about, with the numbers and the way to the rows. */
export function HowItComes({ of, card, ledger, day }: HowItComesProps) {
  const explain = useCallback(() => {
    const { rules, columns, lines } = explanations[card](ledger, day);
    return {
      rules,
      columns,
      lines: lines.map(({ values, kind, ...line }) => ({ ...line, values: values.map((value) => shown(kind, value)) })),
      link: { label: 'See the transactions', to: paths.dashboardTransactions(), state: onDay(day) },
    };
  }, [card, ledger, day]);
  return <Explanation label={`${of}: how the figures come about`} explain={explain} />;
}

function shown(kind: ExplainedLine['kind'], value: number | undefined) {
  if (value === undefined) return undefined;
  if (kind === 'money') return <Amount cents={value} />;
  return kind === 'count' ? formatCount(value) : averageText(value);
}
