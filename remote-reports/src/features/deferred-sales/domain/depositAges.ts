import { dayCount, sumOf, type Cents, type Day, type Unknown } from '@back-office/shared/format';
import type { Transaction } from '@back-office/shared/ledger';

/** Open deposits of about the same age. */
export interface DepositAge {
  readonly label: string;
  readonly deposits: readonly AgedDeposit[];
  readonly amount: Cents | Unknown;
}

interface AgedDeposit {
  readonly row: Transaction;
  /** Days since it was collected. */
  readonly days: number;
}

/** The usual steps of an aging list. The last has no end. */
const ages = [
  { label: '0–7 days', upTo: 7 },
  { label: '8–30 days', upTo: 30 },
  { label: '31–60 days', upTo: 60 },
  { label: '61–90 days', upTo: 90 },
  { label: 'Over 90 days', upTo: Infinity },
] as const;

/** The open deposits by age at the end of a day, oldest first within an age. */
export function depositAges(openDeposits: readonly Transaction[], lastDay: Day): readonly DepositAge[] {
  // Thousands of deposits, at a high volume, are of a few days.
  const daysSince = new Map<Day, number>();
  const aged = openDeposits.map((row) => {
    const days = daysSince.get(row.date) ?? dayCount({ from: row.date, to: lastDay }) - 1;
    daysSince.set(row.date, days);
    return { row, days };
  });
  let from = 0;
  return ages.map(({ label, upTo }) => {
    const first = from;
    from = upTo + 1;
    const deposits = aged.filter(({ days }) => first <= days && days <= upTo);
    return { label, deposits, amount: sumOf(deposits.map(({ row }) => row.depositCollected)) };
  });
}
