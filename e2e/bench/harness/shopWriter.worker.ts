import { encodeMonth } from '../../../shared/src/shop/store/encodeMonth';
import { manyMonths } from '../../support/manyTransactions';

export type WrittenMonth = readonly [month: string, encoded: ReturnType<typeof encodeMonth>];

/** Lays out as many transactions as it is told. */
addEventListener('message', ({ data: count }: MessageEvent<number>) => {
  const months: WrittenMonth[] = [];
  for (const [month, columns] of manyMonths(count)) months.push([month, encodeMonth(month, columns)]);
  const transfer = months.flatMap(([, { records }]) => Object.values(records));
  postMessage(months, { transfer });
});
