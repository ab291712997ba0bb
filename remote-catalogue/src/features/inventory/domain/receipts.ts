import { localTime, pluralize } from '@back-office/shared/format';
import type { Journal } from './stockRows';

/** Stock that was received in one dialog. */
export interface Receipt {
  readonly id: string;
  /** `Jul 18, 2025, 2:05 PM, Main Store, 12 variations` */
  readonly name: string;
  /** How many of each variation, by `stockKey`. */
  readonly quantities: ReadonlyMap<string, number>;
}

const maxReceipts = 20;

/** The last ones, the newest first. */
export function receiptsOf(journal: Journal): readonly Receipt[] {
  const found = new Map<string, { at: string; location: string; quantities: Map<string, number> }>();
  for (const [key, movements] of journal)
    for (const { kind, at, location, change } of movements) {
      if (kind !== 'receive') continue;
      const id = `${at} ${location}`;
      const receipt = found.get(id) ?? { at, location, quantities: new Map<string, number>() };
      receipt.quantities.set(key, (receipt.quantities.get(key) ?? 0) + change);
      found.set(id, receipt);
    }
  return [...found]
    .sort(([, one], [, other]) => (one.at < other.at ? 1 : -1))
    .slice(0, maxReceipts)
    .map(([id, { at, location, quantities }]) => ({
      id,
      name: [localTime(new Date(at)), location, pluralize(quantities.size, 'variation')].join(', '),
      quantities,
    }));
}
