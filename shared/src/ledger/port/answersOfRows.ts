import { unknown, type DayRange } from '@back-office/shared/format';
import { columnsInSteps } from '../columns/columnsOfRows';
import { maxPage, type RowsPage, type RowsQuestion } from '../columns/transactions';
import { finishInSlices } from '../../loading/steps';
import { hasHappened } from '../model/calendar';
import { relatedTo } from '../model/relatedTo';
import type { Transaction } from '../model/transaction';
import { storeNow } from '../session/now';
import { balanceOf, deferralsIn } from '../totals/deferrals';
import type { LedgerFacts } from './ledgerFacts';
import type { AskOptions, LedgerPort, QuestionName } from './ledgerPort';
import { answersOfColumns } from './answersOfColumns';

/** More are read and kept by no page. */
export const maxRowsOfPage = 20_000;

type Answers = Omit<LedgerPort, 'version' | 'describe'>;

/** All answers of a source that sends its transactions alone. Nothing counts that has not happened yet. */
export async function answersOfRows(
  ask: (question: RowsQuestion) => Promise<RowsPage>,
  days: DayRange | undefined,
): Promise<Answers> {
  const pages = days ? await readPages(ask, days) : [];
  const rows = pages.flat();
  const lineCount = rows.reduce((sum, { lines }) => sum + lines.length, 0);
  const columns = await finishInSlices(columnsInSteps(pages, rows.length, lineCount));
  const deferrals = deferralsIn('', columns);
  const now = () => answersOfColumns(() => columns, storeNow());
  const happened = (row: Transaction | undefined) => (row && hasHappened(row, storeNow()) ? row : undefined);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    figures: (question, options) => now().figures(question, options),
    rows: (question, options) => now().rows(question, options),
    facets: (question, options) => now().facets(question, options),
    search: (question, options) => now().search(question, options),
    customers: (scope, options) => now().customers(scope, options),
    row: (id) => happened(byId.get(id)),
    related: (row) =>
      relatedTo(
        row,
        row.refundOf === undefined ? undefined : happened(byId.get(row.refundOf)),
        rows.filter(({ refundOf }) => refundOf === row.id).flatMap((each) => happened(each) ?? []),
      ),
    deferred(day) {
      const { open, giftCards } = balanceOf(deferrals, day, storeNow());
      const openDeposits = open.flatMap(({ row, left }): Transaction | readonly [] => {
        const found = rows[row];
        return found ? { ...found, depositCollected: Number.isNaN(left) ? unknown : left } : [];
      });
      return { day, openDeposits, giftCards };
    },
  };
}

async function readPages(
  ask: (question: RowsQuestion) => Promise<RowsPage>,
  range: DayRange,
): Promise<readonly (readonly Transaction[])[]> {
  const pages: (readonly Transaction[])[] = [];
  let last: Transaction | undefined;
  for (let count = 0; ;) {
    const sort = { by: 'time', isDescending: false } as const;
    const page = await ask({ scope: { range, filters: [] }, sort, offset: count, limit: maxPage });
    if (page.total > maxRowsOfPage)
      throw new Error(`${page.total} transactions are too many for a source that answers "rows" alone`);
    for (const row of page.rows) {
      if (last && (row.date < last.date || (row.date === last.date && row.minute < last.minute)))
        throw new Error(`The transaction ${row.id} is earlier than the one before`);
      last = row;
    }
    pages.push(page.rows);
    count += page.rows.length;
    if (count >= page.total) return pages;
    if (page.rows.length === 0) throw new Error(`${count} of ${page.total} transactions were sent`);
  }
}

/** Answers from all transactions of a source, which are read once for each version. */
export function createAnswersOfRows(port: LedgerPort) {
  let current: { readonly version: string; readonly answers: ReturnType<typeof read> } | undefined;

  async function read() {
    const { readAnswer } = await import('./answerSchemas');
    const checked = async (name: QuestionName, question: unknown, answer: unknown) =>
      readAnswer(name, question, await answer) as never;
    const { days }: LedgerFacts = await checked('describe', undefined, port.describe());
    return answersOfRows((question) => checked('rows', question, port.rows(question)), days);
  }

  return async function answer(
    name: QuestionName,
    question: unknown,
    options: AskOptions | undefined,
  ): Promise<unknown> {
    if (current?.version !== port.version) current = { version: port.version, answers: read() };
    const own = current;
    try {
      const asks = (await own.answers) as unknown as Readonly<
        Record<string, (...asked: readonly unknown[]) => unknown>
      >;
      return await asks[name]?.(question, options);
    } catch (error) {
      if (current === own) current = undefined;
      throw error;
    }
  };
}
