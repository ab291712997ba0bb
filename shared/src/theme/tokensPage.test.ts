import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark, fixed, light, onPhone } from './tokens';

const page = readFileSync(join(import.meta.dirname, '../../../docs/product/theming.md'), 'utf8');

/** The rows of the tables with so many columns: the cells without their signs of code. */
function rowsOf(columns: number): readonly (readonly string[])[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| `--'))
    .map((line) => line.slice(2, -2).split(' | '))
    .filter((cells) => cells.length === columns)
    .map((cells) => cells.map((cell) => cell.replaceAll('`', '')));
}

test('the page for integrators has every variable with its values, in the order of the source', () => {
  expect(rowsOf(3)).toEqual(
    Object.entries(light).map(([name, value]) => [`--${name}`, value, dark[name as keyof typeof light]]),
  );
  expect(rowsOf(2)).toEqual(
    Object.entries(fixed).map(([name, value]) => {
      const phone = onPhone[name as keyof typeof fixed];
      return [`--${name}`, phone === undefined ? value : `${value}, on phones ${phone}`];
    }),
  );
});
