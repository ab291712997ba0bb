import { spokenMoney } from '@back-office/shared/format';
import { barName, describeBars } from './barTexts';

test('a bar is named by its category and its value', () => {
  const bar = { name: 'Jun 22', values: [-31_000] };
  expect(barName(bar, { series: ['Net sales'] }, spokenMoney)).toBe('Jun 22: Net sales minus $310.00');
});

test('a stack is named by each part, the sum if it has a name, and the comparison if there is one', () => {
  const names = { series: ['Net sales', 'Taxes'], totalName: 'Total sales', comparison: 'Prior week' };
  expect(barName({ name: 'Jun 22', values: [31_000, 2_480], compared: 0 }, names, spokenMoney)).toBe(
    'Jun 22: Net sales $310.00, Taxes $24.80, Total sales $334.80, Prior week $0.00',
  );
  expect(barName({ name: 'Jun 22', values: [100, 20] }, names, spokenMoney)).toBe(
    'Jun 22: Net sales $1.00, Taxes $0.20, Total sales $1.20',
  );
});

test('the text alternative gives the number of bars, the highest and the lowest', () => {
  const bars = [
    { name: 'Jun 22', values: [31_000, 100] },
    { name: 'Jun 23', values: [-500, 0] },
    { name: 'Jun 24', values: [40_000, 0] },
  ];
  expect(describeBars(bars, spokenMoney)).toBe(
    '3 bars, Jun 22 to Jun 24. Highest: Jun 24, $400.00. Lowest: Jun 23, minus $5.00.',
  );
  expect(describeBars(bars.slice(0, 1), spokenMoney)).toBe('1 bar, Jun 22: $311.00.');
});
