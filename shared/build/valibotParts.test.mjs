import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as valibot from 'valibot';
import valibotParts from './valibotParts.mjs';

const file = join(dirname(createRequire(import.meta.url).resolve('valibot')), 'index.mjs');
const source = readFileSync(file, 'utf8');
const partOf = (resourceQuery) => valibotParts.call({ resourceQuery }, source);

/** The text of a part, and of all that it imports, by query. */
function withImports(query, found = new Map()) {
  if (found.has(query)) return found;
  const text = partOf(query);
  found.set(query, text);
  for (const [, next] of text.matchAll(/^import .* from '\.\/index\.mjs(\?\d+)';$/gm)) withImports(next, found);
  return found;
}

/** The query of the part that exports a name. */
function queryOf(name) {
  const [, query] = new RegExp(`^export \\{ ${name} \\} from '\\./index\\.mjs(\\?\\d+)';$`, 'm').exec(partOf(''));
  return query;
}

test('the file exports all that it did', () => {
  const exported = [...partOf('').matchAll(/^export \{ (?:\S+ as )?(\S+) \} from '.*';$/gm)].map(([, name]) => name);
  expect(exported.sort()).toEqual(
    Object.keys(valibot)
      .filter((name) => name !== 'default')
      .sort(),
  );
});

test('a part has what it uses and little else', () => {
  const used = [...withImports(queryOf('array')).values()].join('\n');
  for (const name of ['array', '_addIssue', 'getGlobalConfig']) expect(used).toContain(`function ${name}(`);
  expect(used).not.toContain('function picklist(');
  expect(used.length).toBeLessThan(source.length / 5);
});

test('parts together run as the file does', async () => {
  const parts = withImports(queryOf('object'));
  for (const name of ['string', 'safeParse']) withImports(queryOf(name), parts);
  const text = [...parts.values()].join('\n').replace(/^(import|export) .*$/gm, '');
  const { object, string, safeParse } = new Function(`${text}; return { object, string, safeParse };`)();
  expect(safeParse(object({ name: string() }), { name: 'Mug' })).toMatchObject({ success: true });
  expect(safeParse(object({ name: string() }), { name: 1 })).toMatchObject({ success: false });
});
