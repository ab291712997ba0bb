import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes, workspaceRoot } from './workspace.mjs';

/** What an app declares: of a remote `stored` of `./stored`, of the host `hostStored`. */
async function declaredBy({ name, folder }) {
  const { stored } = await import(join(workspaceRoot, folder, 'src/public/stored.ts'));
  return { name, stored };
}

async function declared() {
  const { hostStored } = await import(join(workspaceRoot, 'host/src/remotes/hostStored.ts'));
  const apps = await Promise.all(remotes.filter(({ stored }) => stored).map(declaredBy));
  return [...apps, { name: 'host', stored: hostStored }];
}

test('every documented key is declared by its app, to be reset or kept, and every declared key is documented', async () => {
  const page = readFileSync(join(workspaceRoot, 'docs/product/storage.md'), 'utf8');
  const documented = [...page.matchAll(/^ +\| `([a-zA-Z:-]+)[^|]*\|.*\| (\w[\w-]*) \|$/gm)].map(
    ([, key, app]) => `${key} of ${app}`,
  );
  expect(documented).toContain('items of catalogue');
  const keys = (await declared()).flatMap(({ name, stored }) =>
    [...stored.values.map(({ key }) => key), ...(stored.kept ?? [])].map((key) => `${key} of ${name}`),
  );
  expect(keys.toSorted()).toEqual(documented.toSorted());
  expect(new Set(keys.map((key) => key.split(' ')[0])).size).toBe(keys.length);
});

test('what is listed by a reset has one label each', async () => {
  const labels = (await declared()).flatMap(({ stored }) =>
    [...stored.values, ...(stored.archives ?? [])].map(({ label }) => label),
  );
  expect(new Set(labels).size).toBe(labels.length);
});

test('the screens of a remote report the damage of each of its keys', async () => {
  const unreported = (await declared()).flatMap(({ name, stored: { values, kept = [], reported = [] } }) =>
    name === 'host' ? [] : [...values.map(({ key }) => key), ...kept].filter((key) => !reported.includes(key)),
  );
  expect(unreported).toEqual([]);
});
