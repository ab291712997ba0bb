import { unknown, type Day, type Unknown } from '@back-office/shared/format';
import { dayOfNumber } from '../../ledger/model/calendar';
import { indexOfRef, layerOfRef } from './factRef';
import type { BooksPlan } from './planBooks';

/** How many sales each day has: of a row that is the sum of a day, what the file says; unknown if it does not. */
export function saleCounts({ layers, transactions }: BooksPlan): ReadonlyMap<Day, number | Unknown> {
  const counts = new Map<number, number | Unknown>();
  for (const { day, facts } of transactions) {
    const [ref = 0] = facts;
    const layer = layers[layerOfRef(ref)];
    const count = layer?.areDaySums ? layer.facts.amountAt('count', indexOfRef(ref)) : 1;
    const before = counts.get(day) ?? 0;
    counts.set(day, before === unknown || Number.isNaN(count) ? unknown : before + count);
  }
  return new Map([...counts].map(([day, count]) => [dayOfNumber(day), count]));
}
