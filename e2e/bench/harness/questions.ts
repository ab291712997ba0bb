import { measureIds } from '../../../shared/src/ledger/catalog/measures';
import type { Question } from '../../../shared/src/ledger/columns/question';
import type { RowsQuestion } from '../../../shared/src/ledger/columns/transactions';
import type { DayRange } from '@back-office/shared/format';

/** The measures of the sales summary. */
const summaryMeasures = measureIds.filter((id) => !/average|-count|-share|-rate|price|quantity/.test(id));

export function summaryOf(range: DayRange): Question {
  return { range, filters: [], measures: summaryMeasures };
}

export function byItemIn(range: DayRange): Question {
  return {
    range,
    filters: [],
    measures: ['items-sold', 'gross-sales', 'returns', 'discounts-and-comps', 'net-sales', 'taxes'],
    groupBy: ['item-name'],
    of: 'lines',
    sort: { by: 'net-sales', isDescending: true },
    limit: 100,
  };
}

/** A page of the list of transactions, the latest first. */
export function pageOf(range: DayRange, offset: number): RowsQuestion {
  return { scope: { range, filters: [] }, sort: { by: 'time', isDescending: true }, offset, limit: 100 };
}
