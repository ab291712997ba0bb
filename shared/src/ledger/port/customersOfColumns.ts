import { customersIn, daysBefore } from '../columns/customers';
import { allAnswers, mapAnswer } from './answer';
import { endedBy, type ColumnsReader } from './figuresOfColumns';
import type { LateAnswers } from './lateAnswers';
import type { LedgerPort } from './ledgerPort';

export function customersOfColumns({ columnsOf, until }: ColumnsReader): LedgerPort['customers'] {
  return (scope, options) =>
    mapAnswer(
      allAnswers(columnsOf(scope.range, options), columnsOf(daysBefore(scope.range), options)),
      ([columns, earlier]) => customersIn(columns, endedBy(scope, until), earlier),
    );
}

export const customersOfSample: LateAnswers<'customers'> = (reader) => ({ customers: customersOfColumns(reader) });
