import { formatMoney, type Cents } from '@back-office/shared/format';
import type { ScenarioRow } from './scenarioRow';

/** A payment, and what it does to sales and to the money that is owed. */
interface CycleStep {
  readonly row: ScenarioRow;
  readonly collected: Cents;
  /** Gross sales of the day. */
  readonly sold: Cents;
  /** Money still owed to the customer after it. */
  readonly deferred: Cents;
  readonly explanation: string;
}

/** The story from the first payment to the last. */
export function fullCycle(story: readonly ScenarioRow[]): readonly CycleStep[] {
  let deferred = 0;
  return story.map((row) => {
    deferred += row.depositCollected - row.depositRedeemed + giftCardChange(row);
    return { row, collected: row.totalCollected, sold: row.grossSales, deferred, explanation: explain(row) };
  });
}

function giftCardChange({ giftCardSales, method, totalCollected }: ScenarioRow): Cents {
  return giftCardSales - (method === 'Gift Card' ? totalCollected : 0);
}

function explain({ depositCollected, depositRedeemed, grossSales, giftCardSales, method }: ScenarioRow): string {
  if (depositCollected > 0)
    return `${formatMoney(depositCollected)} is collected. Nothing is sold yet, so it is deferred.`;
  if (depositRedeemed > 0)
    return `${formatMoney(grossSales)} is recognized as gross sales. The deposit of ${formatMoney(depositRedeemed)} is redeemed, so it is no longer deferred.`;
  if (giftCardSales > 0)
    return `A gift card of ${formatMoney(giftCardSales)} is sold. Its value is owed until it is used.`;
  if (giftCardSales < 0) return `${formatMoney(0 - giftCardSales)} of the gift card is refunded.`;
  return method === 'Gift Card'
    ? `${formatMoney(grossSales)} is sold and paid by gift card, whose value is used up by as much.`
    : `${formatMoney(grossSales)} is sold and paid.`;
}
