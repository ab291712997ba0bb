import { samplePageFormat, setPageFormat, type DayRange } from '@back-office/shared/format';
import { figureOf, type DeferredLineId } from './deferredLines';
import { defaultDeferredRange } from './deferredParams';
import { scenarioGroups, scenarios, scenarioWithId } from './scenarioGroups';
import { scenarioReport, type ScenarioReport } from './scenarioReport';
import { stepsOf } from './steps';

const jul5 = { from: '2025-07-05', to: '2025-07-05' };
const jul10 = { from: '2025-07-10', to: '2025-07-10' };
const cycle = { from: '2025-07-05', to: '2025-07-15' };
const today = '2026-11-23';

function reportOf(id: string, range: DayRange = defaultDeferredRange): ScenarioReport {
  return scenarioReport(scenarioWithId(id), { range, filters: [] });
}

/** Dollars of the lines that are not zero, by label. */
function shown(report: ScenarioReport) {
  const lines = [...report.salesSections, ...report.paymentSections].flatMap(({ lines: own, total }) =>
    total ? [...own, total] : own,
  );
  return Object.fromEntries(
    lines.filter(({ amount }) => amount !== 0).map(({ label, amount }) => [label, amount / 100]),
  );
}

const invoiceDeposit = {
  'Partial Payments': 100,
  'Total sales plus deposit': 100,
  Payments: 100,
  'Total Collected': 100,
  Card: 100,
  Fees: -3.65,
  'Net Total': 96.35,
};
const invoiceRemaining = {
  'Gross Sales': 1000,
  Items: 1000,
  'Net Sales': 1000,
  'Deposit Redeemed': -100,
  'Total sales less deposit redeemed': 900,
  Payments: 1000,
  'Prior Payments': -100,
  'Total Collected': 900,
  Card: 900,
  Fees: -31.65,
  'Net Total': 868.35,
};
const invoiceCycle = {
  'Gross Sales': 1000,
  Items: 1000,
  'Net Sales': 1000,
  'Partial Payments': 100,
  'Deposit Redeemed': -100,
  'Total sales and deferred sales': 1000,
  Payments: 1100,
  'Prior Payments': -100,
  'Total Collected': 1000,
  Card: 1000,
  Fees: -35.3,
  'Net Total': 964.7,
};
const appointmentDeposit = {
  'Appointments Deposit': 50,
  'Total sales plus deposit': 50,
  Payments: 50,
  'Total Collected': 50,
  Card: 50,
  Fees: -1.75,
  'Net Total': 48.25,
};
const appointmentRemaining = {
  'Gross Sales': 200,
  Items: 200,
  'Net Sales': 200,
  'Appointments Deposit Redeemed': -50,
  'Total sales less deposit redeemed': 150,
  Payments: 200,
  'Prior Payments': -50,
  'Total Collected': 150,
  Card: 150,
  Fees: -4.65,
  'Net Total': 145.35,
};
const asDeposit = ({ 'Partial Payments': amount, ...rest }: typeof invoiceDeposit) => ({
  ...rest,
  'Partial Payments Deposit': amount,
});

test.each<[string, DayRange, Readonly<Record<string, number>>]>([
  // An invoice of 1,000 with a deposit of 100.
  ['invoice-deposit-day', jul5, invoiceDeposit],
  ['invoice-remaining-payment', jul10, invoiceRemaining],
  ['invoice-full-cycle', cycle, invoiceCycle],
  // An appointment of 200 with a deposit of 50.
  ['appointment-deposit-day', jul5, appointmentDeposit],
  ['appointment-remaining-payment', jul10, appointmentRemaining],
  [
    'appointment-full-cycle',
    cycle,
    {
      'Gross Sales': 200,
      Items: 200,
      'Net Sales': 200,
      'Appointments Deposit': 50,
      'Appointments Deposit Redeemed': -50,
      'Total sales and deferred sales': 200,
      Payments: 250,
      'Prior Payments': -50,
      'Total Collected': 200,
      Card: 200,
      Fees: -6.4,
      'Net Total': 193.6,
    },
  ],
  // An order is charged the fee of card payments.
  ['deposit-day', jul5, { ...asDeposit(invoiceDeposit), Fees: -3.2, 'Net Total': 96.8 }],
  ['remaining-payment-option-b', jul10, { ...invoiceRemaining, Fees: -26.4, 'Net Total': 873.6 }],
  // The rule of 5 and 10 July.
  ['deposit-payment', jul5, asDeposit(invoiceDeposit)],
  ['deposit-payment', jul10, invoiceRemaining],
  ['deposit-payment', defaultDeferredRange, asDeposit(invoiceDeposit)],
  ['partial-payment', jul5, invoiceDeposit],
  ['partial-payment', jul10, invoiceRemaining],
  ['partial-payment', cycle, invoiceCycle],
  ['partial-payment', { from: '2025-07-01', to: '2025-07-09' }, invoiceDeposit],
  ['partial-payment', { from: '2025-07-06', to: '2025-08-31' }, invoiceRemaining],
  ['partial-payment', { from: '2025-07-06', to: '2025-07-09' }, invoiceDeposit],
  ['appointment-deposit-payment', jul5, appointmentDeposit],
  ['appointment-partial-payment', jul10, appointmentRemaining],
  // A gift card of 50.
  [
    'gift-card',
    jul5,
    {
      'Gift Card Sales': 50,
      'Total sales': 50,
      Payments: 50,
      'Total Collected': 50,
      Card: 50,
      Fees: -1.75,
      'Net Total': 48.25,
    },
  ],
  [
    'gift-card-used',
    cycle,
    {
      'Gross Sales': 30,
      Items: 30,
      'Net Sales': 30,
      'Gift Card Sales': 50,
      'GC Refund': -20,
      'Total sales': 60,
      Payments: 60,
      'Total Collected': 60,
      Card: 30,
      'Gift Card': 30,
      Fees: -1.75,
      'Net Total': 58.25,
    },
  ],
  // A catering order of 1,000.
  [
    'catering-order',
    { from: '2025-04-28', to: '2025-05-15' },
    {
      'Gross Sales': 1000,
      Items: 1000,
      'Net Sales': 1000,
      'Partial Payments': 1000,
      'Deposit Redeemed': -1000,
      'Total sales and deferred sales': 1000,
      Payments: 2000,
      'Prior Payments': -1000,
      'Total Collected': 1000,
      'Bank Transfer': 1000,
      'Net Total': 1000,
    },
  ],
])('%s in %j shows these amounts', (id, range, amounts) => expect(shown(reportOf(id, range))).toEqual(amounts));

test('scenarios that do not follow the date range show the same in any', () => {
  for (const scenario of scenarios.filter(({ followsRange }) => !followsRange)) {
    const whole = shown(reportOf(scenario.id));
    for (const range of [jul5, jul10, cycle]) expect(shown(reportOf(scenario.id, range))).toEqual(whole);
  }
});

/** Dollars of the days with a payment. */
function days(id: string, lines: readonly DeferredLineId[]) {
  return stepsOf(reportOf(id, cycle).rows, cycle, 'Daily', today)
    .map(({ rows }, index) => [index + 1, ...lines.map((line) => figureOf(line, rows) / 100)])
    .filter(([, ...amounts]) => amounts.some((amount) => amount !== 0));
}

test.each<[string, DeferredLineId, DeferredLineId, readonly (readonly number[])[]]>([
  [
    'invoice-full-cycle',
    'partial-payments',
    'deposit-redeemed',
    [
      [1, 100, 0, 0, 100, -2.9],
      [6, 0, 1000, -100, 900, -26.1],
    ],
  ],
  [
    'appointment-full-cycle',
    'appointments-deposit',
    'appointments-deposit-redeemed',
    [
      [1, 50, 0, 0, 50, -1.45],
      [6, 0, 200, -50, 150, -4.35],
    ],
  ],
])(
  'the days of %s: the deposit on day 1, the remainder on day 6, and 2.9% of what was collected as the processing fee',
  (id, deposit, redeemed, expected) =>
    expect(days(id, [deposit, 'gross-sales', redeemed, 'total-collected', 'processing-fee'])).toEqual(expected),
);

test('the order is placed on April 28 and fulfilled on May 15', () => {
  expect(reportOf('catering-order').rows.map(({ date, totalCollected }) => [date, totalCollected / 100])).toEqual([
    ['2025-04-28', 1000],
    ['2025-05-15', 0],
  ]);
});

test('groups and scenarios have these ids', () => {
  expect(Object.fromEntries(scenarioGroups.map((group) => [group.id, group.scenarios.map(({ id }) => id)]))).toEqual({
    'invoices-deposits': ['invoice-deposit-day', 'invoice-remaining-payment', 'invoice-full-cycle'],
    'appointments-deposits': ['appointment-deposit-day', 'appointment-remaining-payment', 'appointment-full-cycle'],
    'orders-deposits': ['deposit-day', 'remaining-payment-option-b', 'full-cycle-option-b'],
    'invoices-by-date': ['deposit-payment', 'partial-payment'],
    'appointments-by-date': ['appointment-deposit-payment', 'appointment-partial-payment'],
    'more-scenarios': ['gift-card', 'gift-card-used', 'catering-order'],
  });
});

test('all lines of the report occur, in this order', () => {
  const labels = (sections: ScenarioReport['salesSections']) =>
    sections.map(({ title, lines, total }) => [title, ...lines.map(({ label }) => label), total?.label]);
  const { salesSections, paymentSections } = reportOf('invoice-remaining-payment', jul10);
  expect(labels(salesSections)).toEqual([
    [
      '',
      'Gross Sales',
      'Items',
      'Service Charges',
      'Returns',
      'Discounts & Comps',
      'Net Sales',
      'Tax',
      'Tip',
      'Refunds by Amount',
      undefined,
    ],
    ['Deferred sales', 'Gift Card Sales', 'Partial Payments', 'Deposit Redeemed', undefined],
    ['', 'Total sales less deposit redeemed'],
  ]);
  expect(labels(paymentSections)).toEqual([
    ['', 'Payments', 'Prior Payments', 'Total Collected'],
    [
      'By method',
      'Card',
      'Cash',
      'Bank Transfer',
      'Gift Card',
      'External',
      'House Account',
      'Other',
      'Total Collected',
    ],
    ['Fees', 'Fees', 'Net Total'],
  ]);
  const deferred = scenarios.flatMap(({ id }) => reportOf(id).salesSections[1]?.lines.map(({ label }) => label) ?? []);
  expect([...new Set(deferred)].sort()).toEqual([
    'Appointments Deposit',
    'Appointments Deposit Redeemed',
    'Deposit Redeemed',
    'GC Refund',
    'Gift Card Sales',
    'Partial Payments',
    'Partial Payments Deposit',
  ]);
});

test.each([
  ['USD', 'en-US', '3.50% + $0.15 per invoice'],
  ['EUR', 'de-DE', '3,5 % + 0,15 € per invoice'],
  ['JPY', 'ja-JP', '3.5% + ￥15 per invoice'],
])('in a shop with %s and %s the note of fees is %s', (currency, locale, note) => {
  setPageFormat({ ...samplePageFormat, currency, locale });
  const lines = reportOf('invoice-deposit-day', jul5).paymentSections.flatMap(({ lines: own }) => own);
  expect(JSON.stringify(lines).replace(/\s/g, ' ')).toContain(note);
  setPageFormat(samplePageFormat);
});
