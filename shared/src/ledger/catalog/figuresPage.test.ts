/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dimensionIds, dimensionOf } from './dimensions';
import { measureIds, measureOf } from './measures';

const page = readFileSync(join(__dirname, '../../../../docs/product/figures.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| `'));

test('docs/product/figures.md has every figure and field of the catalog, in its order and words', () => {
  expect(rows).toEqual([
    ...measureIds.map((id) => `| \`${id}\` | ${measureOf(id).label} | ${measureOf(id).rule} |`),
    ...dimensionIds.map((id) => `| \`${id}\` | ${dimensionOf(id).label} | ${dimensionOf(id).description} |`),
  ]);
});
