import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { dimensionIds } from '../catalog/dimensions';
import { measureIds } from '../catalog/measures';
import { defaultRange } from '../model/filters';
import { anyRange, anySource } from '../model/ledgerArbitraries.testing';
import { createLedger } from '../sample/createLedger';
import { checkedLedgerPort } from './LedgerPortProvider';
import { eachQuestion, type LedgerPort } from './ledgerPort';
import { localLedgerPort } from './localLedgerPort';
import { causeOf, LedgerSourceError } from './ledgerSourceError';

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

/** The sample behind a server. */
const serverPort = (port: LedgerPort) =>
  eachQuestion(port, (ask) => (question, options) => asJson(ask(asJson(question), options)));

const anyGrouping = fc.subarray([...dimensionIds], { maxLength: 2 });

test('every answer of the sample ledger passes unchanged, also after a journey as JSON', async () => {
  await fc.assert(
    fc.asyncProperty(anySource, anyRange, anyGrouping, async (source, range, groupBy) => {
      const port = localLedgerPort(createLedger(source));
      const checked = checkedLedgerPort(serverPort(port));
      const scope = { range, filters: [] };
      const figures = { ...scope, measures: measureIds, groupBy, of: 'lines', facts: ['location'] } as const;
      const page = { scope, sort: { by: 'amount', isDescending: true }, offset: 1, limit: 5 } as const;
      const [row] = (await port.rows(page)).rows;
      const questions: readonly ((of: LedgerPort) => unknown)[] = [
        (of) => of.describe(),
        (of) => of.figures({ ...figures, baseline: { range } }),
        (of) => of.facets({ scope, field: 'tender' }),
        (of) => of.rows(page),
        (of) => of.search({ scope, text: 'loaf', limit: 3 }),
        (of) => of.customers(scope),
        (of) => of.deferred(range.to),
        (of) => of.row('nothing'),
        (of) => row && of.row(row.id),
        (of) => row && of.related(row),
      ];
      for (const ask of questions) expect(await ask(checked)).toEqual(await ask(port));
    }),
    { numRuns: effort(12, 25) },
  );
});

const range = defaultRange;
const page = { scope: { range, filters: [] }, sort: { by: 'time', isDescending: false }, offset: 0, limit: 5 } as const;
const rows = createLedger().rowsOf(range);
const [sale] = rows;
const facts = local.describe();
const answerOf = (row: object) => ({ rows: [row], total: 1, offset: 0 });
const totalOf = (figures: object) => ({ total: { key: '', figures, transactions: 1 }, groupCount: 0, baseline: null });
const asked = { range, filters: [], measures: ['taxes', 'tips'] } as const;

test.each<[string, Partial<Record<keyof LedgerPort, unknown>>, (port: LedgerPort) => unknown]>([
  ['"rows": Invalid type: Expected Object but received null', { rows: null }, (port) => port.rows(page)],
  [
    '"rows": rows.1.netSales: Expected whole cents but received 10.5',
    { rows: { rows: [sale, { ...sale, netSales: 10.5 }], total: 2, offset: 0 } },
    (port) => port.rows(page),
  ],
  [
    '"rows": rows.0.returns: Invalid value: Expected >=0 but received -100',
    { rows: answerOf({ ...sale, returns: -100 }) },
    (port) => port.rows(page),
  ],
  [
    '"rows": rows.0.payments.0.tender: Invalid type: Expected string but received 7',
    { rows: answerOf({ ...sale, payments: [{ ...sale?.payments[0], tender: 7 }] }) },
    (port) => port.rows(page),
  ],
  [
    '"rows": rows.0.date: A day is written YYYY-MM-DD',
    { rows: answerOf({ ...sale, date: '2025-06-31' }) },
    (port) => port.rows(page),
  ],
  [
    '"rows": rows.0.date: 2024-06-22 is not in the range 2025-06-22 to 2025-06-28',
    { rows: answerOf({ ...sale, date: '2024-06-22' }) },
    (port) => port.rows(page),
  ],
  [
    `"rows": rows: ${rows.length} rows were sent, but at most 5 were asked for`,
    { rows: { rows, total: rows.length, offset: 0 } },
    (port) => port.rows(page),
  ],
  [
    '"rows": "total" is less than the number of rows',
    { rows: { rows, total: 3, offset: 0 } },
    (port) => port.rows(page),
  ],
  [
    '"search": rows.0.date: 2024-06-22 is not in the range 2025-06-22 to 2025-06-28',
    { search: answerOf({ ...sale, date: '2024-06-22' }) },
    (port) => port.search({ ...page, text: 'loaf' }),
  ],
  ['"row": id: Invalid length: Expected !0 but received 0', { row: { ...sale, id: '' } }, (port) => port.row('PAY-1')],
  [
    '"related": refunds: Invalid key: Expected "refunds" but received undefined',
    { related: {} },
    (port) => port.related(rows[0] as never),
  ],
  [
    '"describe": timeZone: A time zone is an IANA name',
    { describe: { ...facts, timeZone: 'EST5EDT/Mars' } },
    (port) => port.describe(),
  ],
  [
    '"describe": currency.code: A currency is an ISO code',
    { describe: { ...facts, currency: { code: '$', decimals: 2 } } },
    (port) => port.describe(),
  ],
  [
    '"describe": dayStart: Invalid value: Expected <=1439 but received 1440',
    { describe: { ...facts, dayStart: 1_440 } },
    (port) => port.describe(),
  ],
  [
    '"figures": total.figures.taxes: Expected whole cents but received 0.5',
    { figures: totalOf({ taxes: 0.5 }) },
    (port) => port.figures(asked),
  ],
  [
    '"figures": total.figures.tips: Invalid type: Expected (number | "unknown") but received "many"',
    { figures: totalOf({ tips: 'many' }) },
    (port) => port.figures(asked),
  ],
])('an unusable answer is rejected: %s', async (message, answers, ask) => {
  const answering = Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, () => answer]));
  const checked = checkedLedgerPort({ ...local, ...answering });
  await expect(ask(checked)).rejects.toThrow(`The ledger source sent an unusable answer to ${message}`);
});

test('a ledger of the first version is asked nothing and refused with what to do', async () => {
  const asksRows = jest.fn();
  const first = { version: '1', rows: asksRows, row: asksRows, relatedRows: asksRows, deferredBalance: asksRows };
  const port = checkedLedgerPort(first as never);
  const failure: unknown = await Promise.resolve(port.rows(page)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LedgerSourceError);
  const text =
    'The ledger of this page is of an earlier version: it does not answer describe, figures, facets, search, related, deferred, customers. ' +
    'Whoever runs the page has to update it to version 2 of the ledger port.';
  expect(causeOf(failure as Error)).toBe(text);
  await expect(port.figures(asked)).rejects.toThrow('version 2');
  expect(asksRows).not.toHaveBeenCalled();
  expect(events).toEqual([expect.objectContaining({ code: 'LEDGER-001', cause: text.slice(0, -1) })]);
});

test('a shop with another currency is not shown as dollars, but described', async () => {
  const inEuros = { ...facts, currency: { code: 'EUR', decimals: 2 } };
  const port = checkedLedgerPort({ ...local, describe: () => inEuros });
  const failure: unknown = await Promise.resolve(port.figures(asked)).catch((error: unknown) => error);
  const text = 'The amounts of this shop are in EUR. This page shows amounts in USD.';
  expect(causeOf(failure as Error)).toBe(text);
  await expect(port.rows(page)).rejects.toThrow('EUR');
  expect(await port.describe()).toEqual(inEuros);
});

test('a shop that fails to describe itself once still answers questions', async () => {
  const describe = jest.fn().mockRejectedValueOnce(new Error('down')).mockReturnValue(facts);
  const port = checkedLedgerPort({ ...local, describe });
  expect(await port.figures(asked)).toEqual(local.figures(asked));
  expect(await port.figures(asked)).toEqual(local.figures(asked));
  expect(describe).toHaveBeenCalledTimes(2);
});

describe('a failure', () => {
  test('is logged and told to the page once, however many questions meet it', async () => {
    const expired = new Error('licence expired');
    const fail = () => Promise.reject(expired);
    const throws = () => {
      throw expired;
    };
    const port = checkedLedgerPort({ ...local, figures: fail, facets: throws, rows: fail });
    for (let time = 0; time < 2; time += 1) {
      await expect(port.figures(asked)).rejects.toThrow('licence expired');
      await expect(port.facets({ scope: asked, field: 'tender' })).rejects.toThrow('licence expired');
      await expect(port.rows(page)).rejects.toThrow('licence expired');
    }
    await expect(port.rows(page)).rejects.toBeInstanceOf(LedgerSourceError);
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
    const wrong = answerOf({ ...sale, tips: 0.5 });
    const port = checkedLedgerPort({
      ...local,
      figures: () => Promise.reject(new Error('down')),
      rows: () => wrong as never,
    });
    await expect(port.figures(asked)).rejects.toThrow();
    await expect(port.rows(page)).rejects.toThrow();
    expect(events).toEqual([
      expect.objectContaining({ cause: 'down' }),
      expect.objectContaining({ cause: expect.stringMatching(/"rows": rows\.0\.tips: Expected whole cents/) }),
    ]);
  });

  test('of a question that nobody asks any more is not told', async () => {
    const controller = new AbortController();
    const port = checkedLedgerPort({ ...local, figures: () => Promise.reject(new Error('aborted')) });
    controller.abort();
    await expect(port.figures(asked, { signal: controller.signal })).rejects.toThrow('aborted');
    expect([events, logged.mock.calls]).toEqual([[], []]);
  });
});

test('a source that fails fails with its own error', async () => {
  const port = checkedLedgerPort({ ...local, figures: () => Promise.reject(new Error('No connection.')) });
  await expect(port.figures(asked)).rejects.toThrow('No connection.');
});
