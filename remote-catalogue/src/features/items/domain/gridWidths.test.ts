import { gridWidthsFor, sheetWidth, tableWidth } from './gridWidths';
import { gridFields } from './variationForm';

const withoutCost = gridFields.filter((field) => field !== 'cost');
const long = ['ROSE-BOUQUET-2026-EXTRA-LARGE-RED'];

test.each([
  ['', withoutCost, '$'],
  [' in a currency of three letters', withoutCost, 'CHF'],
  [' with costs', gridFields, '$'],
])('long SKUs push no column out of the sheet%s', (_, fields, symbol) => {
  expect(tableWidth(gridWidthsFor(long, fields, symbol), fields)).toBeLessThanOrEqual(sheetWidth);
});

test('ten capitals and digits have room', () => {
  expect(gridWidthsFor(['COF-0204-2'], withoutCost, '$').sku).toBeGreaterThanOrEqual(104);
});

test('a longer SKU has more room than a short one', () => {
  const [short, longer] = [['R-1'], long].map((skus) => gridWidthsFor(skus, withoutCost, '$').sku);
  expect(longer).toBeGreaterThan(short ?? Infinity);
});
