import type { Cents } from '@back-office/shared/format';
import type { KnownAmount } from '../catalog/measure';

/** The sales of a transaction, from what is known of it: gross and net sales follow. */
export function salesAmounts(amounts: Readonly<Record<KnownAmount, Cents>>) {
  const { covidServiceCharge, setupCost, autoGratuity, itemSales, returns, discounts, comps } = amounts;
  const serviceCharges = covidServiceCharge + setupCost + autoGratuity;
  const grossSales = itemSales + serviceCharges;
  return {
    amount: amounts.totalCollected,
    grossSales,
    serviceCharges,
    returns,
    discounts,
    comps,
    netSales: grossSales - returns - discounts - comps,
    giftCardSales: amounts.giftCardSales,
    taxes: amounts.taxes,
    tips: amounts.tips,
    partialRefunds: amounts.partialRefunds,
  };
}

/** What a transaction has beyond the agreed fields. */
export function furtherAmounts(amounts: Readonly<Record<KnownAmount, Cents>>) {
  const { covidServiceCharge, setupCost, autoGratuity } = amounts;
  return {
    charges: { covidServiceCharge, setupCost, autoGratuity },
    itemSales: amounts.itemSales,
    depositCollected: amounts.depositCollected,
    depositRedeemed: amounts.depositRedeemed,
    giftCardRedeemed: amounts.giftCardRedeemed,
    fee: amounts.fee,
  };
}
