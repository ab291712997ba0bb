import { unknown, type DayRange } from '@back-office/shared/format';
import { createLedger, localLedgerPort, type LedgerPort } from '@back-office/shared/ledger';
import { askOwnFigures, lastWeekOf, ownExampleFigures, ownInputs } from './ownFigures';
import { reportAddress } from './reportLink';

const port = localLedgerPort(createLedger());

test.each([
  ['2025-07-18', '2025-07-06', '2025-07-12'],
  ['2025-07-12', '2025-06-29', '2025-07-05'],
  ['2025-07-13', '2025-07-06', '2025-07-12'],
  ['2026-01-01', '2025-12-21', '2025-12-27'],
])('on %s last week is %s to %s', (today, from, to) => {
  expect(lastWeekOf(today)).toEqual({ from, to });
});

const source = { report: 'sales-summary', figures: { sold: 'gross-sales', returned: 'returns' } } as const;

async function figuresOf(range: DayRange) {
  const { total } = await port.figures({ range, filters: [], measures: ['gross-sales', 'returns'] });
  return total.figures;
}

test('the figures are those of last week', async () => {
  const range = lastWeekOf('2025-07-18');
  expect(await askOwnFigures(port, source, '2025-07-18', {})).toEqual({
    range,
    figures: await figuresOf(range),
    isEarlier: false,
  });
});

/** A shop whose data end with these days. */
function closedAfter(days: DayRange | undefined): LedgerPort {
  return {
    ...port,
    describe: async () => ({ ...(await port.describe()), days }),
    figures: async (question) =>
      port.figures(question.range.from <= (days?.to ?? '') ? question : { ...question, where: { not: { all: [] } } }),
  };
}

test('if nothing was sold last week, they are those of the last seven days of the data', async () => {
  const range = { from: '2025-03-06', to: '2025-03-12' };
  const shop = closedAfter({ from: '2024-01-01', to: '2025-03-12' });
  expect(await askOwnFigures(shop, source, '2025-07-18', {})).toEqual({
    range,
    figures: await figuresOf(range),
    isEarlier: true,
  });
});

test('a shop that sold nothing yet fills no example', async () => {
  const { missing } = await askOwnFigures(closedAfter(undefined), source, '2025-07-18', {});
  expect(missing).toBe('Your shop has no transactions yet.');
});

test('figures that the data do not hold fill no example, and the reason is said', async () => {
  const withoutReturns: LedgerPort = {
    ...port,
    async figures(question) {
      const { total, ...answer } = await port.figures(question);
      return { ...answer, total: { ...total, figures: { ...total.figures, returns: unknown } } };
    },
  };
  const { missing } = await askOwnFigures(withoutReturns, source, '2025-07-18', {});
  expect(missing).toBe('Your files do not hold returns.');
});

test('own figures take the place of the given numbers, in dollars, and deductions are positive', () => {
  const figures = { 'gross-sales': 1_250_00, returns: -12_50 };
  expect(ownExampleFigures({ sold: 1, other: 2 }, source, figures)).toEqual({ sold: 1250, other: 2, returned: 12.5 });
  expect(ownInputs(source, figures)).toEqual({ sold: '1250.00', returned: '12.50' });
});

test('the link leads to the same period where the report has one', () => {
  const range = { from: '2025-07-06', to: '2025-07-12' };
  expect(reportAddress('sales-summary', range)).toBe(
    '/financial-suite/reports/sales-summary?from=2025-07-06&to=2025-07-12',
  );
  expect(reportAddress('sales-summary')).toBe('/financial-suite/reports/sales-summary');
  expect(reportAddress('deferred-sales', range)).toBe('/deferred-sales');
});
