import { unknown, type Moment } from '@back-office/shared/format';
import { columnsOfRows } from '../../../src/ledger/columns/columnsOfRows';
import type { FacetsAnswer } from '../../../src/ledger/columns/facets';
import { rowAt } from '../../../src/ledger/columns/rowAt';
import { dayNumber, hasHappened } from '../../../src/ledger/model/calendar';
import type { Transaction } from '../../../src/ledger/model/transaction';
import { answersOfColumns } from '../../../src/ledger/port/answersOfColumns';
import { balanceOf, deferralsIn } from '../../../src/ledger/totals/deferrals';
import { monthOf, type Month } from '../../../src/shop/store/month';
import { relatedTo } from '../../../src/ledger/model/relatedTo';
import type { AnyBook, AnyQuestion } from './questions.testing';

/** Of the column engine, and of an own shop in the browser where the engine has no answer. */
export function expectedAnswer({ rows }: AnyBook, { name, question }: AnyQuestion, until: Moment): unknown {
  const columns = columnsOfRows(rows);
  const index = new Map(rows.map((row, nth) => [row.id, nth]));
  const happened = (row: Transaction | undefined) =>
    row && hasHappened(row, until) ? rowAt(columns, index.get(row.id) ?? -1) : undefined;
  const find = (id: string | undefined) => happened(rows.find((row) => row.id === id));
  switch (name) {
    case 'row':
      return find(question);
    case 'related': {
      const later = rows.filter(({ refundOf }) => refundOf === question.id).flatMap((row) => happened(row) ?? []);
      return relatedTo(question, find(question.refundOf), later);
    }
    case 'deferred': {
      const byMonth = new Map(
        [...new Set(rows.map(monthOfRow))].map((month) => [
          month,
          columnsOfRows(rows.filter((row) => monthOfRow(row) === month)),
        ]),
      );
      const deferrals = [...byMonth].flatMap(([month, ofMonth]) => deferralsIn(month, ofMonth));
      const { open, giftCards } = balanceOf(deferrals, question, until);
      const openDeposits = open.map(({ month, row, left }) => ({
        ...rowAt(byMonth.get(month) ?? columns, row),
        depositCollected: Number.isNaN(left) ? unknown : left,
      }));
      return { day: question, openDeposits, giftCards };
    }
    default:
      return answersOfColumns(() => columns, until)[name](question as never);
  }
}

function monthOfRow({ date }: Transaction): Month {
  return monthOf(dayNumber(date));
}

/** The order of values that as many transactions have is not said. */
export function comparable({ name }: AnyQuestion, answer: unknown): unknown {
  if (name !== 'facets') return answer;
  const { values, total } = answer as FacetsAnswer;
  const ordered = values.toSorted(
    (one, other) => other.transactions - one.transactions || (one.value < other.value ? -1 : 1),
  );
  return { values: ordered, total };
}
