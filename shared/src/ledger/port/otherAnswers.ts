import { ledgerOfColumns } from '../sample/createLedger';
import { deferredBalance, deferredBalanceInSteps } from '../sample/deferredBalance';
import { relatedRows } from '../sample/relatedRows';
import type { LateAnswers, LateName } from './lateAnswers';
import { rowsOfColumns } from './rowsOfColumns';

/** With more repeats, adding up the gift cards of all years takes longer than a frame. */
const maxRepeatsAtOnce = 50;

/** What the sample answers beside figures and customers, for screens that list transactions. */
export const otherAnswers: LateAnswers<Exclude<LateName, 'customers'>> = (reader) => {
  const { inSlices } = reader;
  const ledger = ledgerOfColumns(reader.ledger);
  return {
    ...rowsOfColumns(reader),
    row: (id) => ledger.find(id),
    related: (row) => relatedRows(ledger, row),
    deferred: (day, { signal } = {}) =>
      ledger.volume > maxRepeatsAtOnce
        ? inSlices(() => deferredBalanceInSteps(ledger, day), signal)
        : deferredBalance(ledger, day),
  };
};
