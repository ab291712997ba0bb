import type { Moment } from '@back-office/shared/format';
import { finish } from '../../loading/steps';
import { customersOfColumns } from './customersOfColumns';
import { figuresOfColumns, type ColumnsReader } from './figuresOfColumns';
import type { LedgerPort } from './ledgerPort';
import { rowsOfColumns } from './rowsOfColumns';

/** What every ledger answers that has its transactions as columns. See `ColumnsReader`. */
export function answersOfColumns(
  columnsOf: ColumnsReader['columnsOf'],
  until?: Moment,
  addUp: ColumnsReader['addUp'] = finish,
): Pick<LedgerPort, 'figures' | 'rows' | 'search' | 'facets' | 'customers'> {
  const reader = { columnsOf, until, addUp };
  return { figures: figuresOfColumns(reader), ...rowsOfColumns(reader), customers: customersOfColumns(reader) };
}
