import { lessonOf, returningWithinDays } from '@back-office/shared/ledger';
import { explanations } from './explanations';
import type { CardId } from './labels';
import { sampleDashboard } from './sampleDashboard.testing';

const day = '2025-07-18';

function valuesOf(card: CardId, on = day) {
  const { lines: own, parts = [] } = explanations[card](sampleDashboard(on));
  const lines = [...own, ...parts.flatMap((part) => part.lines)];
  return (label: string) => {
    const line = lines.find((one) => one.label === label);
    if (!line) throw new Error(`No line ${label} among ${lines.map((one) => one.label).join(', ')}.`);
    return line.values as readonly (number | undefined)[];
  };
}

function keyMetricRules() {
  return (explanations.keyMetrics(sampleDashboard(day)).parts ?? []).flatMap(({ rules }) => rules);
}

function sum(values: readonly (readonly (number | undefined)[])[], column: number) {
  return values.reduce((total, line) => total + (line[column] ?? NaN), 0);
}

test.each([day, '2025-07-19', '2025-06-22', '2025-12-25', '2026-01-08'])(
  'on %s and one week earlier, the lines add up to the figures of Key Metrics',
  (on) => {
    const value = valuesOf('keyMetrics', on);
    for (const column of [0, 1]) {
      expect(value('Gross Sales')[column]).toBe(sum([value('Items'), value('Service charges')], column));
      expect(value('Net Sales')[column]).toBe(
        sum([value('Gross Sales'), value('Returns'), value('Discounts & comps')], column),
      );
      expect(value('Returns and Refunds')[column]).toBe(sum([value('Returns'), value('Partial refunds')], column));
    }
    for (const { label, value: shown, priorValue } of sampleDashboard(on).keyMetrics)
      expect(value(label)).toEqual([shown, priorValue]);
  },
);

test('visits and total paid lead to the averages of Customers', () => {
  const value = valuesOf('customers');
  const [visits = NaN] = value('Visits');
  expect(value('Average visits per customer')).toEqual([visits / (value('Total customers')[0] ?? NaN)]);
  expect(value('Average spent per visit')).toEqual([Math.round((value('Total paid')[0] ?? NaN) / visits)]);
});

test('the payment types shown and other payments add up to all payments', () => {
  const value = valuesOf('paymentTypes');
  const parts = ['Card', 'Cash', 'Digital Wallet', 'Other payments'].map(value);
  expect(sum(parts, 0)).toBe(value('All payments')[0]);
});

test('the items listed add up to Gross Sales', () => {
  const { lines } = explanations.items(sampleDashboard(day));
  const amounts = lines.map(({ values }) => values);
  expect(amounts.length).toBeGreaterThan(2);
  expect(
    sum(
      amounts.slice(0, -1).map((values) => values.map(Number)),
      0,
    ),
  ).toBe(amounts.at(-1)?.[0]);
  expect(amounts.at(-1)).toEqual([sampleDashboard(day).sales['gross-sales']]);
});

test('a rule comes first, then its numbers with the signs that they have in the ledger', () => {
  const rules = keyMetricRules();
  expect(rules).toEqual(
    expect.arrayContaining([
      'Net sales = gross sales + returns + discounts & comps. Returns and discounts & comps are negative.',
      'In this report: $878.78 + ($60.85) + ($16.99) = $800.94',
    ]),
  );
  const place = (start: string) => rules.findIndex((rule) => rule.startsWith(start));
  expect(place('In this report: $878.78')).toBe(place('Net sales =') + 1);
  expect(rules.join(' ')).not.toContain('sales −');
});

test('Returns and Refunds names the two lines of the sales summary', () => {
  expect(keyMetricRules()).toContain(
    'Returns and refunds = returns + partial refunds. The sales summary lists them as Returns and Partial refunds.',
  );
});

test('a day without sales has no averages to explain', () => {
  expect(valuesOf('customers', '2025-12-25')('Average spent per visit')).toEqual([undefined]);
  expect(valuesOf('keyMetrics', '2025-12-25')('Average Net Sale')[0]).toBeUndefined();
});

test('a customer returns within as many days as the rule says', () => {
  expect(explanations.customers(sampleDashboard(day)).rules.join(' ')).toContain(
    `in the previous ${returningWithinDays} days`,
  );
});

test('every lesson about a card exists', () => {
  const data = sampleDashboard(day);
  for (const explain of Object.values(explanations))
    for (const line of explain(data).taughtWith) expect([line, lessonOf(line)]).toEqual([line, expect.anything()]);
});
