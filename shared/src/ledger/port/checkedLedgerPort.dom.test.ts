import fc from 'fast-check';
import { noFilters } from '../model/filters';
import { anyFilters, anyRange, anySource } from '../model/ledgerArbitraries';
import { createLedger } from '../sample/createLedger';
import { checkedLedgerPort } from './checkedLedgerPort';
import { rowsPort } from './testPorts';
import { localLedgerPort, type LedgerPort } from './ledgerPort';
import { LedgerSourceError } from './ledgerSourceError';

const local = localLedgerPort(createLedger());

const events: unknown[] = [];
const note = ({ detail }: WindowEventMap['back-office:error']) => void events.push(detail);
let logged: jest.SpyInstance;
beforeEach(() => {
  events.length = 0;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener('back-office:error', note);
});
afterEach(() => {
  window.removeEventListener('back-office:error', note);
  logged.mockRestore();
});

/** What arrives from a server. */
const asJson = <Value>(value: Value): Value => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

test('every answer of the sample ledger passes unchanged, also after a journey as JSON', async () => {
  await fc.assert(
    fc.asyncProperty(anySource, anyRange.chain(anyFilters), async (source, query) => {
      const port = localLedgerPort(createLedger(source));
      const checked = checkedLedgerPort({
        version: port.version,
        rows: (question, options) => asJson(port.rows(question, options)),
        row: (id) => asJson(port.row(id)),
        relatedRows: (row) => asJson(port.relatedRows(row)),
        deferredBalance: (day) => asJson(port.deferredBalance(day)),
      });
      const page = { offset: 1, limit: 2 };
      const { rows } = await checked.rows(query);
      const row = rows[0];
      expect(rows).toEqual((await port.rows(query)).rows);
      expect(await checked.rows(query, { page })).toEqual(port.rows(query, { page }));
      expect(await checked.deferredBalance(query.dateRange.to)).toEqual(port.deferredBalance(query.dateRange.to));
      expect(await checked.row('nothing')).toBeUndefined();
      if (row) {
        expect(await checked.row(row.id)).toEqual(row);
        expect(await checked.relatedRows(row)).toEqual(port.relatedRows(row));
      }
    }),
    { numRuns: 25 },
  );
});

const { rows } = createLedgerRows();
function createLedgerRows() {
  const answer = local.rows(noFilters);
  if ('then' in answer) throw new Error('The sample ledger answers at once.');
  return answer;
}

test.each<[string, Partial<Record<keyof LedgerPort, unknown>>, (port: LedgerPort) => unknown]>([
  ['"rows": Invalid type: Expected Object but received null', { rows: null }, (port) => port.rows(noFilters)],
  [
    '"rows": rows.1.netSales: Expected whole cents but received 10.5',
    { rows: { rows: [rows[0], { ...rows[1], netSales: 10.5 }], total: 2 } },
    (port) => port.rows(noFilters),
  ],
  [
    '"rows": rows.0.returns: Invalid value: Expected >=0 but received -100',
    { rows: { rows: [{ ...rows[0], returns: -100 }], total: 1 } },
    (port) => port.rows(noFilters),
  ],
  [
    '"rows": rows.0.tender: Invalid type: Expected string but received 7',
    { rows: { rows: [{ ...rows[0], tender: 7 }], total: 1 } },
    (port) => port.rows(noFilters),
  ],
  [
    '"rows": rows.0.date: A day is written YYYY-MM-DD',
    { rows: { rows: [{ ...rows[0], date: '2025-06-31' }], total: 1 } },
    (port) => port.rows(noFilters),
  ],
  [
    '"rows": rows.0.date: 2024-06-22 is not in the range 2025-06-22 to 2025-06-28',
    { rows: { rows: [{ ...rows[0], date: '2024-06-22' }], total: 1 } },
    (port) => port.rows(noFilters),
  ],
  ['"rows": "total" is less than the number of rows', { rows: { rows, total: 3 } }, (port) => port.rows(noFilters)],
  [
    '"row": id: Invalid length: Expected !0 but received 0',
    { row: { ...rows[0], id: '' } },
    (port) => port.row('PAY-1'),
  ],
  [
    '"relatedRows": refunds: Invalid key: Expected "refunds" but received undefined',
    { relatedRows: {} },
    (port) => port.relatedRows(rows[0] as never),
  ],
])('an unusable answer is rejected: %s', async (message, answers, ask) => {
  const answering = Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, () => answer]));
  const checked = checkedLedgerPort({ ...local, ...answering });
  await expect(ask(checked)).rejects.toThrow(`The ledger source sent an unusable answer to ${message}`);
});

const question = { range: noFilters.dateRange, filters: [], measures: ['tips'] } as const;

describe('a failure', () => {
  test('is logged and told to the page once, however many questions meet it', async () => {
    const expired = new Error('licence expired');
    const fail = () => Promise.reject(expired);
    const throws = () => {
      throw expired;
    };
    const port = checkedLedgerPort({ ...local, figures: fail, facets: throws, rows: fail });
    for (let time = 0; time < 2; time += 1) {
      await expect(port.figures(question)).rejects.toThrow('licence expired');
      await expect(port.facets({ scope: question, field: 'tender' })).rejects.toThrow('licence expired');
      await expect(port.rows(noFilters)).rejects.toThrow('licence expired');
    }
    await expect(port.rows(noFilters)).rejects.toBeInstanceOf(LedgerSourceError);
    expect(logged.mock.calls).toEqual([['The ledger source failed:', expired]]);
    expect(events).toEqual([
      expect.objectContaining({
        code: 'LEDGER-001',
        area: 'ledger',
        part: 'ledger',
        cause: 'licence expired',
        error: expired,
      }),
    ]);
  });

  test('of another kind is told too, and names the field', async () => {
    const wrong = { rows: [{ ...rows[0], tips: 0.5 }], total: 1 };
    const port = checkedLedgerPort({
      ...local,
      figures: () => Promise.reject(new Error('down')),
      rows: () => wrong as never,
    });
    await expect(port.figures(question)).rejects.toThrow();
    await expect(port.rows(noFilters)).rejects.toThrow();
    expect(events).toEqual([
      expect.objectContaining({ cause: 'down' }),
      expect.objectContaining({ cause: expect.stringMatching(/"rows": rows\.0\.tips: Expected whole cents/) }),
    ]);
  });

  test('of a question that nobody asks any more is not told', async () => {
    const controller = new AbortController();
    const port = checkedLedgerPort({ ...local, figures: () => Promise.reject(new Error('aborted')) });
    controller.abort();
    await expect(port.figures(question, { signal: controller.signal })).rejects.toThrow('aborted');
    expect([events, logged.mock.calls]).toEqual([[], []]);
  });
});

test('a source that fails fails with its own error', async () => {
  const port = checkedLedgerPort({ ...local, figures: () => Promise.reject(new Error('No connection.')) });
  await expect(port.figures(question)).rejects.toThrow('No connection.');
});

test('questions asked at the same time about the same days share one request for their rows', async () => {
  const asked: string[] = [];
  const port = checkedLedgerPort({
    ...rowsPort(local),
    rows: async (query) => {
      asked.push(query.dateRange.from);
      return local.rows(query);
    },
  });
  const range = noFilters.dateRange;
  const before = { from: '2025-06-15', to: '2025-06-21' };
  const question = { range, filters: [], measures: ['net-sales'] } as const;
  const [total, byLocation, facets] = await Promise.all([
    port.figures({ ...question, baseline: { range: before } }),
    port.figures({ ...question, groupBy: ['location'] }),
    port.facets({ scope: { range, filters: [] }, field: 'location' }),
  ]);
  expect(asked).toEqual(['2025-06-22', '2025-06-15']);
  expect(total).toEqual(local.figures({ ...question, baseline: { range: before } }));
  expect(byLocation.total.groups.map(({ key }) => key).sort()).toEqual(facets.map(({ value }) => value).sort());
  // Also one after the other, such as page by page.
  const page = { scope: { range, filters: [] }, sort: { by: 'time', isDescending: true }, limit: 10 } as const;
  expect((await port.transactions({ ...page, offset: 10 })).transactions).toHaveLength(10);
  expect(asked).toHaveLength(2);
});

test('customers of a lent ledger are counted from its rows, and an answer in part says of how many', async () => {
  const scope = { range: { from: '2025-07-18', to: '2025-07-18' }, filters: [] };
  const { customers } = checkedLedgerPort(rowsPort(local));
  expect(await customers(scope)).toEqual(local.customers(scope));
  const inPart = checkedLedgerPort({
    ...rowsPort(local),
    rows: async (query) => {
      const { rows: all, total } = await local.rows(query);
      return { rows: all.slice(0, 2), total };
    },
  });
  const { stats, part } = await inPart.customers(scope);
  expect(stats.totalCustomers).toBe(2);
  expect(part).toEqual({ counted: 4, of: (await local.rows(rowsOfJune20ToJuly18)).total });
});

const rowsOfJune20ToJuly18 = { ...noFilters, dateRange: { from: '2025-06-20', to: '2025-07-18' } };
