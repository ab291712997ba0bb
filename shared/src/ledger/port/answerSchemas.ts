import * as v from 'valibot';
import { isInRange, sumOf, unknown, type DayRange, type Unknown } from '@back-office/shared/format';
import { addedItemTexts, addedTexts } from '../catalog/dimensions';
import type { MeasureUnit } from '../catalog/measure';
import { measureIds, measureOf, type MeasureId } from '../catalog/measures';
import type { SoldItemFacts } from '../columns/columns';
import type { CustomersAnswer, Visit } from '../columns/customers';
import type { FacetsAnswer } from '../columns/facets';
import type { Figure, FigureGroup, FiguresAnswer } from '../columns/question';
import type { RowsAnswer, RowsPage, RowsQuestion, SearchQuestion } from '../columns/transactions';
import type { DeferredBalance } from '../sample/deferredBalance';
import type { GiftCardUse, RelatedRows } from '../sample/relatedRows';
import { finish, type Steps } from '../../loading/steps';
import { minutesPerDay } from '../model/calendar';
import type { TransactionLine } from '../model/lines';
import { paidBy, paymentMethods, type Payment } from '../model/tenders';
import { transactionTypes, type Transaction } from '../model/transaction';
import type { LedgerFacts } from './ledgerFacts';
import {
  cents,
  count,
  day,
  deduction,
  factsBesideFigures,
  maybe,
  range,
  readPart,
  unusable,
  type Schema,
} from './describeSchemas';
import type { LedgerPort, QuestionName } from './ledgerPort';

/** Of a business day, which may go on after the next midnight. */
const minute = v.pipe(count, v.maxValue(2 * minutesPerDay - 1));
const orUnknown = (schema: Schema<number>): Schema<number | Unknown> => v.union([schema, v.literal(unknown)]);
const amount = orUnknown(cents);
const deducted = orUnknown(deduction);
/** What a source says of an item beyond this stays with it. */
const item: Schema<SoldItemFacts> = v.looseObject({
  name: v.string(),
  category: v.string(),
  price: cents,
  unit: v.string(),
  sku: v.string(),
  ...v.entriesFromList(addedItemTexts, v.exactOptional(v.string())),
});

const line: Schema<TransactionLine> = v.pipe(
  v.object({
    item,
    quantity: v.number(),
    isReturned: v.exactOptional(v.literal(true)),
    gross: amount,
    discount: amount,
    comp: amount,
    tax: amount,
    net: amount,
    cost: v.exactOptional(amount),
  }),
  v.check(
    ({ isReturned, discount, comp }) => isReturned === true || areDeducted([discount, comp]),
    '"discount" and "comp" are positive unless the item was returned',
  ),
  v.check(
    ({ isReturned, gross, discount, comp, net }) =>
      addsUp([net, discount, comp], gross === unknown ? unknown : isReturned ? 0 - gross : gross),
    '"net" is not what is left of "gross" after "discount" and "comp"',
  ),
);

const payment: Schema<Payment> = v.object({
  tender: v.pipe(v.string(), v.nonEmpty()),
  paymentMethod: v.picklist(paymentMethods),
  amount,
  tip: amount,
  fee: amount,
});

/** Deductions are positive. Only a refund may give a discount or a fee back. */
function areDeducted(deductions: readonly (number | Unknown)[]): boolean {
  return deductions.every((each) => each === unknown || each >= 0);
}

/** What includes an unknown amount cannot be checked. */
function addsUp(parts: readonly (number | Unknown)[], whole: number | Unknown): boolean {
  const sum = sumOf(parts);
  return sum === unknown || whole === unknown || sum === whole;
}

const texts = ['kind', 'time', 'timeZone', 'description', 'items', 'status'] as const;
/** Empty where they are left out. */
const optionalTexts = [
  ...(['staff', 'staffName', 'channel', 'device', 'deviceNickname', 'source', 'location', 'refundReason'] as const),
  ...(['customerId', 'customerName'] as const),
  ...addedTexts,
];
const amounts = [
  ...(['amount', 'grossSales', 'serviceCharges', 'discounts', 'comps', 'netSales', 'giftCardSales', 'taxes'] as const),
  ...(['tips', 'partialRefunds', 'totalCollected', 'itemSales', 'depositCollected', 'fee'] as const),
];

export const transaction: Schema<Transaction> = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    date: day,
    ...v.entriesFromList(texts, v.string()),
    ...v.entriesFromList(optionalTexts, v.optional(v.string(), '')),
    ...v.entriesFromList(amounts, amount),
    ...v.entriesFromList(['returns', 'depositRedeemed'], deducted),
    minute,
    type: v.picklist(transactionTypes),
    feedback: maybe(v.picklist(['positive', 'negative'])),
    refundOf: maybe(v.string()),
    charges: v.object(v.entriesFromList(['covidServiceCharge', 'setupCost', 'autoGratuity'], amount)),
    giftCardRedeemed: v.optional(amount, 0),
    payments: v.array(payment),
    lines: v.array(line),
  }),
  v.check(
    ({ type, discounts, comps, partialRefunds, giftCardRedeemed, fee, payments, lines }) =>
      type === 'refund' ||
      lines.some(({ isReturned }) => isReturned) ||
      areDeducted([discounts, comps, partialRefunds, giftCardRedeemed, fee, ...payments.map((each) => each.fee)]),
    'Deductions are positive unless something is given back',
  ),
  v.check(
    ({ payments, totalCollected, tips, fee }) =>
      addsUp(
        payments.map((each) => each.amount),
        totalCollected,
      ) &&
      addsUp(
        payments.map(({ tip }) => tip),
        tips,
      ) &&
      addsUp(
        payments.map((each) => each.fee),
        fee,
      ),
    'The amounts, tips and fees of "payments" do not add up to "totalCollected", "tips" and "fee"',
  ),
  v.check(
    ({ lines, itemSales, returns, discounts, comps, taxes }) =>
      lines.length === 0 ||
      (addsUp(
        lines.map(({ isReturned, gross }) => (isReturned ? 0 : gross)),
        itemSales,
      ) &&
        addsUp(
          lines.map(({ isReturned, gross }) => (isReturned ? gross : 0)),
          returns,
        ) &&
        addsUp(
          lines.map(({ discount }) => discount),
          discounts,
        ) &&
        addsUp(
          lines.map(({ comp }) => comp),
          comps,
        ) &&
        addsUp(
          lines.map(({ tax }) => tax),
          taxes,
        )),
    'The amounts of "lines" do not add up to those of the transaction',
  ),
  v.transform((row) => ({ ...row, ...paidBy(row.payments) })),
);

const giftCardUse: Schema<GiftCardUse> = v.object({ row: transaction, amount: deduction });

const related: Schema<RelatedRows> = v.object({
  sale: maybe(transaction),
  refunds: v.array(transaction),
  deposit: maybe(transaction),
  completion: maybe(transaction),
  giftCards: v.optional(v.array(giftCardUse), []),
  giftCardUses: v.optional(v.array(giftCardUse), []),
});

const balance: Schema<DeferredBalance> = v.object({
  day,
  openDeposits: v.array(transaction),
  giftCards: v.array(v.object({ range, count, amount: cents })),
});

/** A figure without a meaning, such as an average of nothing, may be null: JSON has no `undefined`. */
const figureOf: Readonly<Record<MeasureUnit, Schema<Figure>>> = {
  money: maybe(amount),
  count: maybe(orUnknown(v.number())),
  duration: maybe(orUnknown(v.number())),
  share: maybe(orUnknown(v.number())),
};

/** Figures that no screen knows are dropped. */
function byFigure<Value>(
  schemaOf: (id: MeasureId) => Schema<Value>,
): Schema<Readonly<Partial<Record<MeasureId, Value>>>> {
  return v.object(Object.fromEntries(measureIds.map((id) => [id, v.exactOptional(schemaOf(id))])));
}

const knownFigures: Schema<FigureGroup['figures']> = byFigure((id) => figureOf[measureOf(id).unit]);

const figureGroup: Schema<FigureGroup> = v.object({
  key: v.string(),
  figures: knownFigures,
  transactions: count,
  facts: v.optional(v.record(v.string(), v.string()), {}),
  groups: v.optional(v.array(v.lazy(() => figureGroup)), []),
});

const part = v.exactOptional(v.object({ counted: count, of: count }));

const figures: Schema<FiguresAnswer> = v.object({
  total: figureGroup,
  groupCount: count,
  baseline: maybe(figureGroup),
  counts: v.optional(v.record(v.string(), count), {}),
  part,
});

const facets: Schema<FacetsAnswer> = v.pipe(
  v.object({ values: v.array(v.object({ value: v.string(), transactions: count })), total: count }),
  v.check(({ values, total }) => values.length <= total, '"total" is less than the number of values'),
);

function rowsOf<Row>(row: Schema<Row>): Schema<{ rows: Row[]; total: number }> {
  return v.pipe(
    v.object({ rows: v.array(row), total: count }),
    v.check(({ rows, total }) => rows.length <= total, '"total" is less than the number of rows'),
  );
}
function pageOf<Row>(row: Schema<Row>): Schema<{ rows: Row[]; total: number; offset: number }> {
  return v.intersect([rowsOf(row), v.object({ offset: count })]);
}
const rowsAnswer: Schema<RowsAnswer> = rowsOf(transaction);
const rowsPage: Schema<RowsPage> = pageOf(transaction);

const visit: Schema<Visit> = v.object({
  id: v.string(),
  day,
  time: v.string(),
  customerId: v.string(),
  customerName: v.string(),
  spent: amount,
});

const customers: Schema<CustomersAnswer> = v.object({
  stats: v.object({
    totalCustomers: orUnknown(count),
    returningCustomers: orUnknown(count),
    avgVisitsPerCustomer: maybe(orUnknown(v.number())),
    avgSpentPerVisit: maybe(amount),
    positiveFeedback: orUnknown(count),
    negativeFeedback: orUnknown(count),
  }),
  details: v.object({
    visits: count,
    totalPaid: amount,
    returningCustomers: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        visitCount: count,
        visits: v.array(visit),
        spent: amount,
        lastVisit: visit,
      }),
    ),
    positiveFeedback: v.array(visit),
    negativeFeedback: v.array(visit),
  }),
  part,
});

const facts: Schema<LedgerFacts> = v.object({
  ...factsBesideFigures,
  unknown: v.optional(
    byFigure(() => v.string()),
    {},
  ),
});

/** What each question of the port is answered with. */
export const answerSchemas = {
  describe: facts,
  figures,
  rows: rowsPage,
  facets,
  search: rowsAnswer,
  row: maybe(transaction),
  related,
  deferred: balance,
  customers,
} satisfies { readonly [Name in QuestionName]: Schema<Awaited<ReturnType<LedgerPort[Name]>>> };

/** The answer as the port promises it; throws an error that names the first field that is wrong. */
export function readAnswer(name: QuestionName, question: unknown, answer: unknown): unknown {
  return finish(readAnswerInSteps(name, question, answer));
}

/** Answers with rows, whose rows are read one by one. */
const aroundRows = { rows: pageOf(v.unknown()), search: rowsOf(v.unknown()) };

/** The same for `finishInSlices`: each row is a step. */
export function* readAnswerInSteps(name: QuestionName, question: unknown, answer: unknown): Steps<unknown> {
  if (name !== 'rows' && name !== 'search') return readPart<unknown>(name, answerSchemas[name], answer);
  const around = readPart(name, aroundRows[name], answer);
  const rows: Transaction[] = [];
  for (const [index, row] of around.rows.entries()) {
    rows.push(readPart(name, transaction, row, `rows.${index}`));
    yield;
  }
  const { scope, limit } = question as RowsQuestion | SearchQuestion;
  if (rows.length > limit)
    throw unusable(name, 'rows', `${rows.length} rows were sent, but at most ${limit} were asked for`);
  requireDaysIn(scope.range, name, rows);
  return { ...around, rows };
}

/** A row of a day that nobody asked for would be part of the wrong total. */
function requireDaysIn({ from, to }: DayRange, name: QuestionName, rows: readonly Transaction[]): void {
  const index = rows.findIndex(({ date }) => !isInRange(date, { from, to }));
  const date = rows[index]?.date;
  if (date !== undefined) throw unusable(name, `rows.${index}.date`, `${date} is not in the range ${from} to ${to}`);
}
