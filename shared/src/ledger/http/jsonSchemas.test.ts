import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerFiles } from './jsonSchemas';

const folder = join(__dirname, '../../../../docs/ledger');

test('the published schemas are those that the product checks with: run pnpm ledger-schemas', () => {
  const files = ledgerFiles();
  const published = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.json'));
  expect(published.toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [path, content] of Object.entries(files))
    expect({ path, content: JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown }).toEqual({
      path,
      content: JSON.parse(JSON.stringify(content)) as unknown,
    });
});

test('every reference of the OpenAPI page leads somewhere', () => {
  const files = ledgerFiles();
  const page = files['openapi.json'];
  const references = [...JSON.stringify(page).matchAll(/"\$ref":"([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(references.length).toBeGreaterThan(50);
  for (const reference of references) {
    if (reference.startsWith('./')) expect(Object.keys(files)).toContain(reference.slice(2));
    else
      expect(
        reference
          .slice(2)
          .split('/')
          .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], page),
      ).toBeDefined();
  }
});
