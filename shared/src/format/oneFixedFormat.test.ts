import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
/** Fixed settings, also as part of a text: `'en-US'`, `USD`, `America/New_York`. */
const fixed = /\ben-US\b|\bUSD\b|America\/New_York/;

/** Where they belong: the sample itself, and words that files and merchants write. */
const allowed = new Set([
  'shared/src/format/pageFormat.ts',
  'shared/src/books/check.ts',
  // Countries where taxes come on top of prices.
  'shared/src/books/readers/shopifyOrders.ts',
  'shared/src/books/reading/currencySigns.ts',
  'shared/src/books/reading/planReading.ts',
  'shared/src/books/reading/zones.ts',
  'shared/src/shop/currencies.ts',
  'shared/src/shop/shopChoices.ts',
  'remote-catalogue/src/features/item-import/domain/currencyMarks.ts',
  'remote-assistant/src/domain/currencies.ts',
]);

/** Code without comments, tests and the texts of courses. */
function sources() {
  const folders = readdirSync(root).filter((name) => /^(?:host|shared|remote-[a-z-]+)$/.test(name));
  return folders
    .flatMap((folder) =>
      readdirSync(resolve(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((name) =>
        `${folder}/src/${name}`.replaceAll('\\', '/'),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|\/data\//.test(file))
    .map((file) => ({
      file,
      code: readFileSync(resolve(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    }));
}

test('only the sample has a fixed currency, locale and time zone', () => {
  const all = sources();
  expect(all.length).toBeGreaterThan(500);
  const found = all.filter(({ file, code }) => !allowed.has(file) && fixed.test(code)).map(({ file }) => file);
  expect(found).toEqual([]);
});
