import { parseCents, type Cents } from '@back-office/shared/format';
import type { Budget } from '../../../domain/services';

/** If the merchant names no amount. */
const defaultBudget: Cents = 50_000;

const number = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?';

/** The first number after a dollar sign, otherwise the first number, otherwise the default. `1,200` is 1,200. */
export function budgetOf(need: string): Budget {
  const afterDollar = new RegExp(`\\$\\s?(${number})`).exec(need)?.[1];
  const first = new RegExp(`(?<![\\d.,])(${number})`).exec(need)?.[1];
  const text = afterDollar ?? first;
  const amount = text === undefined ? undefined : parseCents(text);
  return amount === undefined ? { amount: defaultBudget, isStated: false } : { amount, isStated: true };
}
