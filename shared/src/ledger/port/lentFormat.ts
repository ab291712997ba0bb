import { completeFormat, samplePageFormat, type PageFormat } from '@back-office/shared/format';
import { checkedPort, type CheckCode } from './checkedPort';
import type { LedgerPort } from './ledgerPort';

/** How the amounts and days of a lent ledger are written, which it says itself; without a ledger, those of the sample. */
export async function formatOf(lent: LedgerPort | undefined): Promise<PageFormat> {
  if (lent === undefined) return samplePageFormat;
  const port = checkedPort(lent, ofDescription);
  const { currency, timeZone, dayStart, locale = samplePageFormat.locale } = await port.describe();
  return completeFormat({ currency: currency.code, decimals: currency.decimals, timeZone, dayStart, locale });
}

const ofDescription: CheckCode = {
  schemas: async () => (await import('./describeSchemas')).readDescription,
  // Whoever describes itself is not asked for figures.
  rows: () => Promise.reject(new Error('Only the description is asked here.')),
};
