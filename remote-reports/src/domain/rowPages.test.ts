/** @jest-environment node */
import {
  createLedger,
  isPromise,
  localLedgerPort,
  type Answer,
  type LedgerPort,
  type RowsQuestion,
  type Transaction,
} from '@back-office/shared/ledger';
import { createGate, slowPort } from '@back-office/shared/ledger/testing';
import { askRowList, indexOfLoaded, loadedRows, loadPages, maxKeptPages, rowPages, wantedPages } from './rowPages';

const question = {
  scope: { range: { from: '2025-06-01', to: '2025-06-30' }, filters: [] },
  sort: { by: 'net-sales', isDescending: true },
} as const;
const port = localLedgerPort(createLedger({ volume: 20 }));

function atOnce<Value>(answer: Answer<Value>): Value {
  if (isPromise(answer)) throw new Error('The port answers at once.');
  return answer;
}

test('all transactions come in order, page by page, with how many there are', async () => {
  const found: Transaction[] = [];
  const progress: number[] = [];
  for await (const { rows, offset, total } of rowPages(port, question, new AbortController().signal)) {
    found.push(...rows);
    progress.push((offset + rows.length) / total);
  }
  expect(found.length).toBeGreaterThan(1_500);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  const amounts = found.map(({ netSales }) => Number(netSales));
  expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
  expect(progress).toHaveLength(Math.ceil(found.length / 500));
  expect(progress.at(-1)).toBe(1);
});

test('when it is canceled, a slow source is not asked for further pages, and the one on its way is aborted', async () => {
  const gate = createGate();
  const controller = new AbortController();
  const pages = rowPages(slowPort(port, gate), question, controller.signal);
  const first = pages.next();
  gate.open();
  expect((await first).value).toMatchObject({ offset: 0 });
  const second = pages.next();
  await Promise.resolve();
  expect(gate.waiting()).toBe(1);
  controller.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  expect(gate.waiting()).toBe(0);
  expect(await pages.next()).toEqual({ done: true, value: undefined });
});

/** Answers with a million transactions that are made for the page. */
const asked: number[] = [];
const [row] = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-22' }) as [Transaction, ...Transaction[]];
const million: Pick<LedgerPort, 'rows'> = {
  rows({ offset, limit }: RowsQuestion) {
    asked.push(offset);
    const rows = Array.from({ length: Math.min(limit, 1_000_000 - offset) }, (_, index) => ({
      ...row,
      id: `TXN-${offset + index}`,
    }));
    return { rows, total: 1_000_000, offset };
  },
};

test('a list over a million transactions keeps few pages, those in view among them, and asks again for the others', () => {
  const list = atOnce(askRowList(million, question, {}));
  for (let first = 0; first < 1_000_000; first += 40_000) {
    const wanted = wantedPages(list.total, [first, first + 30], -1);
    atOnce(loadPages(million, list, wanted, {}));
    expect(list.pages.size).toBeLessThanOrEqual(maxKeptPages);
    expect(indexOfLoaded(list, `TXN-${first + 30}`)).toBe(first + 30);
  }
  const rows = loadedRows(list);
  expect(rows).toHaveLength(1_000_000);
  expect(rows.filter((each) => each !== undefined).length).toBeLessThanOrEqual(maxKeptPages * 500);
  // The first pages are printed, so they stay.
  expect([rows[0]?.id, rows[999]?.id, rows[400_000]]).toEqual(['TXN-0', 'TXN-999', undefined]);
  asked.length = 0;
  atOnce(loadPages(million, list, wantedPages(list.total, [400_000, 400_030], -1), {}));
  expect(asked).toContain(400_000);
  expect(loadedRows(list)[400_000]?.id).toBe('TXN-400000');
});

test.each([
  ['a list of one page', 22, [0, 20], -1, [0]],
  ['an empty list', 0, [0, 0], -1, []],
  ['the first rows, which are printed', 3_000, [0, 20], -1, [0, 1]],
  ['rows in view close to a border', 3_000, [1_990, 2_010], -1, [0, 1, 3, 4]],
  ['rows before the border', 3_000, [1_930, 1_950], -1, [0, 1, 3, 4]],
  ['the end', 2_600, [2_580, 2_599], -1, [0, 1, 4, 5]],
  ['the opened transaction and its neighbors', 3_000, [0, 20], 1_500, [0, 1, 2, 3]],
] as const)('the pages of %s', (_, total, inView, opened, pages) =>
  expect(wantedPages(total, inView, opened)).toEqual(pages),
);
