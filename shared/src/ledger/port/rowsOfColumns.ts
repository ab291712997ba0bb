import type { LedgerColumns } from '../columns/columns';
import { facetsOf } from '../columns/facets';
import type { Scope } from '../columns/select';
import { searchTransactions, transactionsOf } from '../columns/transactions';
import { mapAnswer } from './answer';
import { endedBy, type ColumnsReader } from './figuresOfColumns';
import type { AskOptions, LedgerPort } from './ledgerPort';

export function rowsOfColumns({ columnsOf, until }: ColumnsReader): Pick<LedgerPort, 'rows' | 'search' | 'facets'> {
  const inScope =
    <Asked extends { readonly scope: Scope }, Found>(find: (columns: LedgerColumns, asked: Asked) => Found) =>
    (question: Asked, options?: AskOptions) =>
      mapAnswer(columnsOf(question.scope.range, options), (columns) =>
        find(columns, { ...question, scope: endedBy(question.scope, until) }),
      );
  return { rows: inScope(transactionsOf), search: inScope(searchTransactions), facets: inScope(facetsOf) };
}
