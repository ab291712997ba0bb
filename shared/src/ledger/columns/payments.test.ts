/** @jest-environment node */
import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { unknown } from '@back-office/shared/format';
import type { MeasureId } from '../catalog/measures';
import { anyRows, anySplitRows, splitTenders } from '../model/ledgerArbitraries.testing';
import type { Payment } from '../model/tenders';
import type { KnownTransaction, Transaction } from '../model/transaction';
import { createLedger } from '../sample/createLedger';
import { readAnswer } from '../port/answerSchemas';
import { columnsOfRows } from './columnsOfRows';
import { facetsOf } from './facets';
import { figuresOf } from './figures';
import type { FigureGroup } from './question';
import { rowAt } from './rowAt';
import { selectRows } from './select';
import { searchTransactions, transactionsOf } from './transactions';

test('a transaction is the same after columns, and after the port', () => {
  fc.assert(
    fc.property(anyRows, ({ rows }) => {
      const columns = columnsOfRows(rows);
      rows.forEach((row, index) => {
        expect(rowAt(columns, index)).toEqual(row);
        expect(readAnswer('row', undefined, JSON.parse(JSON.stringify(row)))).toEqual(row);
      });
    }),
    { numRuns: effort(12, 20) },
  );
});

/** What single payments add to figures. */
const ofPayment = {
  'total-payments': ({ amount }) => amount,
  'tender-card': ({ tender, amount }) => (tender === 'Card' ? amount : 0),
  'tender-other': ({ tender, amount }) => (['Other', 'Voucher'].includes(tender) ? amount : 0),
  card: ({ paymentMethod, amount }) => (paymentMethod === 'card' ? amount : 0),
  cash: ({ paymentMethod, amount }) => (paymentMethod === 'cash' ? amount : 0),
  tips: ({ tip }) => tip,
  'cash-tips': ({ paymentMethod, tip }) => (paymentMethod === 'cash' ? tip : 0),
  'net-total': ({ amount, fee }) => amount - fee,
} as const satisfies Partial<Record<MeasureId, (payment: Payment<number>) => number>>;
const measures = Object.keys(ofPayment) as readonly (keyof typeof ofPayment)[];

function figuresOfPayments(payments: readonly Payment<number>[]) {
  return Object.fromEntries(
    Object.entries(ofPayment).map(([id, amountOf]) => [
      id,
      payments.reduce((sum, payment) => sum + amountOf(payment), 0),
    ]),
  );
}

const anyTenders = fc.subarray([...splitTenders]);

test('figures of payments count each payment under its tender, of the whole transactions that a filter by tender keeps', () => {
  fc.assert(
    fc.property(anySplitRows, anyTenders, ({ range, rows }, tenders) => {
      const filters = [{ field: 'tender', values: tenders }] as const;
      const { total } = figuresOf(columnsOfRows(rows), { range, filters, measures });
      const kept = rows.filter(({ payments }) => isKept(tenders, payments));
      expect(total.figures).toEqual(figuresOfPayments(kept.flatMap(({ payments }) => payments)));
      expect(total.transactions).toBe(kept.length);
    }),
    { numRuns: 40 },
  );
});

test('payments of one transaction stay in its group when they are as many as transactions in all', () => {
  const [{ range, rows } = { rows: [] }] = fc.sample(anySplitRows, { numRuns: 1, seed: 1 });
  const split = rows.findLast(({ payments, tips }) => payments.length > 1 && tips > 0);
  if (!range || !split) throw new Error('No payments are split.');
  const others = rows.filter(({ customerId }) => customerId !== split.customerId);
  const shop = new Set([...others.slice(0, split.payments.length - 1), split]);
  const columns = columnsOfRows(rows.filter((row) => shop.has(row)));
  const filters = [{ field: 'customer-id', values: [split.customerId] }] as const;
  const { groups } = figuresOf(columns, { range, filters, measures, groupBy: ['customer-id'] }).total;
  const figures = figuresOfPayments(split.payments);
  expect(groups.map(({ key, figures }) => ({ key, figures }))).toEqual([{ key: split.customerId, figures }]);
});

function isKept(tenders: readonly string[], payments: readonly Payment<number>[]): boolean {
  return tenders.length === 0 || payments.some(({ tender }) => tenders.includes(tender));
}

test('groups by tender have the payments of the tender, and a question of payments keeps those that pass', () => {
  fc.assert(
    fc.property(anySplitRows, anyTenders, ({ range, rows }, tenders) => {
      const filters = [{ field: 'tender', values: tenders }] as const;
      const columns = columnsOfRows(rows);
      const { groups } = figuresOf(columns, { range, filters, measures, groupBy: ['tender'] }).total;
      const isWanted = ({ tender }: Payment<number>) => tenders.length === 0 || tenders.includes(tender);
      const payments = rows.flatMap((row) => row.payments).filter(isWanted);
      const expected = splitTenders.flatMap((tender) => {
        const own = payments.filter((payment) => payment.tender === tender);
        const transactions = rows.filter((row) => row.payments.some((payment) => own.includes(payment))).length;
        return own.length > 0 ? [[tender, { figures: figuresOfPayments(own), transactions }] as const] : [];
      });
      const found = groups.filter(({ key }) => key !== '');
      expect(new Map(found.map(({ key, figures, transactions }) => [key, { figures, transactions }]))).toEqual(
        new Map(expected),
      );
      const { total } = figuresOf(columns, { range, filters, measures, of: 'payments' });
      expect(total.figures).toEqual(figuresOfPayments(payments));
    }),
    { numRuns: effort(20, 40) },
  );
});

test('filters about payments keep the transactions of which one payment passes all', () => {
  fc.assert(
    fc.property(
      anySplitRows,
      anyTenders,
      fc.subarray(['With fee', 'Without fee']),
      ({ range, rows }, tenders, fees) => {
        const filters = [
          { field: 'tender', values: tenders },
          { field: 'fee-charged', values: fees },
        ] as const;
        const passes = ({ tender, fee }: Payment<number>) =>
          (tenders.length === 0 || tenders.includes(tender)) &&
          (fees.length === 0 || fees.includes(fee > 0 ? 'With fee' : 'Without fee'));
        const isAll = tenders.length + fees.length === 0;
        const columns = columnsOfRows(rows);
        const kept = rows.flatMap((row, index) =>
          isAll ||
          row.payments.some(passes) ||
          (row.payments.length === 0 && tenders.length === 0 && !fees.includes('With fee'))
            ? index
            : [],
        );
        expect([...selectRows(columns, { range, filters })]).toEqual(kept);
      },
    ),
    { numRuns: 40 },
  );
});

test('lines have the amounts that their source knows, whatever they are grouped by besides', () => {
  fc.assert(
    fc.property(anySplitRows, ({ range, rows }) => {
      const columns = columnsOfRows(rows);
      const asked = { range, filters: [], measures: ['items', 'discounts', 'taxes'], of: 'lines' } as const;
      const ofItems = (group: FigureGroup) =>
        new Map(group.groups.filter(({ key }) => key !== '').map(({ key, figures }) => [key, figures]));
      const expected = expectedByItem(rows);
      expect(ofItems(figuresOf(columns, { ...asked, groupBy: ['item-name'] }).total)).toEqual(expected);
      expect(ofItems(figuresOf(columns, { ...asked, groupBy: ['item-name', 'tender'] }).total)).toEqual(expected);
    }),
    { numRuns: 20 },
  );
});

function expectedByItem(rows: readonly KnownTransaction[]) {
  const lines = rows.flatMap((row) => row.lines);
  const sum = (own: typeof lines, amountOf: (line: (typeof lines)[number]) => number) =>
    own.reduce((total, line) => total + amountOf(line), 0);
  return new Map(
    [...new Set(lines.map(({ item }) => item.name))].map((name) => {
      const own = lines.filter(({ item }) => item.name === name);
      return [
        name,
        {
          items: sum(own, ({ isReturned, gross }) => (isReturned ? 0 : gross)),
          discounts: sum(own, ({ discount }) => 0 - discount),
          taxes: sum(own, ({ tax }) => tax),
        },
      ];
    }),
  );
}

test('the values of a field of payments have the transactions with such a payment, a search finds payments, and a figure sorts by them', () => {
  fc.assert(
    fc.property(anySplitRows, ({ range, rows }) => {
      const columns = columnsOfRows(rows);
      const scope = { range, filters: [] };
      for (const { value, transactions } of facetsOf(columns, { scope, field: 'tender' }).values) {
        const having = rows.filter(({ payments }) =>
          value === '' ? payments.length === 0 : payments.some(({ tender }) => tender === value),
        );
        expect([value, transactions]).toEqual([value, having.length]);
      }
      const split = rows.find(({ payments }) => payments.length > 1);
      const amount = Math.abs(split?.payments[0]?.amount ?? 0);
      const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
      const found = searchTransactions(columns, { scope, text, limit: 500 });
      if (split) expect(found.rows.map(({ id }) => id)).toContain(split.id);
      const sort = { by: 'tender-card', isDescending: true } as const;
      const sorted = transactionsOf(columns, { scope, sort, offset: 0, limit: 500 }).rows;
      const paidByCard = ({ payments }: Transaction) =>
        figuresOfPayments(payments as readonly Payment<number>[])['tender-card'];
      expect(sorted.map(paidByCard)).toEqual(rows.map(paidByCard).sort((one, other) => Number(other) - Number(one)));
    }),
    { numRuns: 20 },
  );
});

test('payments of a part of the transactions are not mistaken for all transactions, nor lines with gaps for all lines', () => {
  const [day, next] = ['2025-06-22', '2025-06-23'];
  const [first, second] = createLedger().rowsOf({ from: day, to: next });
  if (!first || !second) throw new Error('The sample has sales on these days.');
  const paid = { tender: 'Card', paymentMethod: 'card', amount: 0, tip: 0, fee: 0 } as const;
  const rows = [
    { ...first, id: 'before', date: day, payments: [paid] },
    { ...second, id: 'split', date: next, payments: [paid, paid] },
  ];
  const ofNext = { range: { from: next, to: next }, filters: [], measures: ['transactions'] } as const;
  const { total } = figuresOf(columnsOfRows(rows), { ...ofNext, groupBy: ['tender', 'transaction-id'] });
  expect(total.groups.flatMap(({ groups }) => groups.map(({ key }) => key))).toEqual(['split']);

  const item = { name: 'Cup', category: '', sku: '', unit: '', price: 1 };
  const lineOf = (gross: number) => ({ item, quantity: 1, gross, discount: 0, comp: 0, tax: 0, net: gross });
  const sales = [[lineOf(1)], [], [lineOf(10)], [lineOf(100)]].map((lines, nth) => ({
    ...first,
    id: `sale-${nth}`,
    minute: nth,
    itemSales: lines[0]?.gross ?? 0,
    lines,
  }));
  const filters = [{ field: 'transaction-id', values: ['sale-0', 'sale-1', 'sale-3'] }] as const;
  const asked = { range: { from: day, to: day }, filters, measures: ['items'], of: 'lines' } as const;
  expect(figuresOf(columnsOfRows(sales), asked).total.figures).toEqual({ items: 101 });
});

test('what a transaction without payments does not know is unknown of its payments too', () => {
  const [row] = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-22' });
  const paid = { tender: 'Card', paymentMethod: 'card', amount: 0, tip: 0, fee: 0 } as const;
  const unpaid = { ...row, totalCollected: unknown, payments: [] } as Transaction;
  const split = { ...row, payments: [paid, paid] } as Transaction;
  const question = {
    range: { from: '2025-06-22', to: '2025-06-22' },
    filters: [],
    measures: ['cash', 'card'],
  } as const;
  for (const rows of [[unpaid], [unpaid, split]])
    expect(figuresOf(columnsOfRows(rows), question).total.figures).toMatchObject({ card: unknown });
});

test('transactions are sorted by a figure that is no whole number', () => {
  const rows = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });
  const columns = columnsOfRows(rows);
  const scope = { range: { from: '2025-06-22', to: '2025-06-28' }, filters: [] };
  const sort = { by: 'tip-rate', isDescending: true } as const;
  const rates = transactionsOf(columns, { scope, sort, offset: 0, limit: 500 })
    .rows.filter(({ netSales }) => netSales !== 0)
    .map(({ tips, netSales }) => Number(tips) / Number(netSales));
  expect(new Set(rates).size).toBeGreaterThan(2);
  expect(rates).toEqual(rates.toSorted((one, other) => other - one));
});

test.each([
  ['payments', { payments: [] }, /"payments" do not add up/],
  ['lines', { discounts: 1 }, /"lines" do not add up/],
])('a transaction whose %s do not add up is refused', (_, wrong, message) => {
  const row = fc
    .sample(anySplitRows, { numRuns: 40, seed: 1 })
    .flatMap(({ rows }) => rows)
    .find(({ lines, totalCollected }) => lines.length > 1 && totalCollected > 0);
  expect(() => readAnswer('row', undefined, { ...row, ...wrong })).toThrow(message);
  expect(readAnswer('row', undefined, row)).toEqual(row);
});
