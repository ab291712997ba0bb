import fc from 'fast-check';
import { fakeStorage } from '@back-office/shared/testing';
import { serverLists } from './connectedList';
import { createTestDocuments } from './documents.testing';
import { addJar as add, jarsOn as entriesOn, openJars as openBrowser } from './jars.testing';

let ids = 0;

test('edits of two browsers at the same time are all on the server, and in both', async () => {
  const server = createTestDocuments();
  const [one, other] = [openBrowser(server), openBrowser(server)];
  await Promise.all([one.tell(), other.tell()]);
  await Promise.all([one.edit(add('a')), other.edit(add('b')), one.edit(add('c')), other.edit(add('d'))]);
  await one.tell();
  await other.tell();
  await one.tell();
  expect(one.list().map(({ id }) => id)).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']));
  expect(other.list()).toEqual(one.list());
  expect(entriesOn(server)).toEqual(one.list());
  expect([one.unsent(), other.unsent()]).toEqual([0, 0]);
});

test('both change fields of one entry: both changes stay', async () => {
  const server = createTestDocuments();
  const [one, other] = [openBrowser(server), openBrowser(server)];
  await one.tell();
  await one.edit(add('a', 10));
  await one.tell();
  await other.tell();
  other.fail(new Error('offline'));
  await other.edit({ kind: 'move', id: 'a', by: -2 });
  await one.edit({ kind: 'move', id: 'a', by: -3 });
  await one.edit({ kind: 'rename', id: 'a', name: 'Plum' });
  await one.tell();
  expect(other.list()).toEqual([{ id: 'a', name: 'a', count: 8 }]);
  other.fail();
  await other.tell();
  await one.tell();
  expect(one.list()).toEqual([{ id: 'a', name: 'Plum', count: 5 }]);
  expect(other.list()).toEqual(one.list());
});

test('while the server cannot be reached edits are kept, said, and sent by a later page', async () => {
  const server = createTestDocuments();
  const one = openBrowser(server);
  await one.tell();
  one.fail(new Error('This device is offline'));
  await one.edit(add('a'));
  await one.tell();
  expect(one.list()).toHaveLength(1);
  expect(one.unsent()).toBe(1);
  expect(one.reports.at(-1)).toEqual(new Error('This device is offline'));
  expect(entriesOn(server)).toBeUndefined();
  const reloaded = openBrowser(server, one.storage);
  await reloaded.tell();
  expect(reloaded.unsent()).toBe(0);
  expect(entriesOn(server)).toEqual(one.list());
});

test('an edit whose answer is lost is made once', async () => {
  const server = createTestDocuments();
  const one = openBrowser(server);
  await one.tell();
  await one.edit(add('a', 10));
  await one.tell();
  one.loseAnswer();
  await one.edit({ kind: 'move', id: 'a', by: -1 });
  await one.tell();
  await one.tell();
  expect(entriesOn(server)).toEqual([{ id: 'a', name: 'a', count: 9 }]);
  expect(one.list()).toEqual(entriesOn(server));
  expect(one.unsent()).toBe(0);
});

test('a list that only this browser had is added to that of the server', async () => {
  const server = createTestDocuments();
  const other = openBrowser(server);
  await other.tell();
  await other.edit(add('b'));
  await other.tell();
  const storage = fakeStorage({ jars: JSON.stringify([{ id: 'a', name: 'a', count: 1 }]) });
  const one = openBrowser(server, storage);
  await one.tell();
  expect(one.list().map(({ id }) => id)).toEqual(['b', 'a']);
  expect(entriesOn(server)).toEqual(one.list());
});

test('a server that has lost its lists gets them again', async () => {
  const server = createTestDocuments();
  const one = openBrowser(server);
  await one.tell();
  await one.edit(add('a'));
  await one.tell();
  server.stored.clear();
  await one.tell();
  expect(entriesOn(server)).toEqual([{ id: 'a', name: 'a', count: 0 }]);
  expect(one.list()).toEqual(entriesOn(server));
});

test('what this version cannot read stays on the server', async () => {
  const server = createTestDocuments();
  server.stored.set('jars', { revision: 4, value: { entries: [{ newer: true }], edits: [] } });
  const one = openBrowser(server);
  await one.tell();
  await one.edit(add('a'));
  await one.tell();
  expect(entriesOn(server)).toEqual([{ id: 'a', name: 'a', count: 0 }, { newer: true }]);
});

test('something else under the key is not overwritten', async () => {
  const server = createTestDocuments();
  server.stored.set('jars', { revision: 4, value: 'text' });
  const storage = fakeStorage({ jars: JSON.stringify([{ id: 'a', name: 'a', count: 1 }]) });
  const one = openBrowser(server, storage);
  await one.tell();
  expect(server.stored.get('jars')).toEqual({ revision: 4, value: 'text' });
  expect(one.reports.at(-1)).toBeInstanceOf(Error);
  expect(one.list()).toHaveLength(1);
});

test('whatever two browsers do, and whenever they are offline, counts add up and both end the same', async () => {
  const step = fc.record({
    browser: fc.constantFrom(0, 1),
    act: fc.constantFrom('add', 'move', 'rename', 'fail', 'reach', 'lose', 'tell'),
    id: fc.constantFrom('a', 'b', 'c'),
    by: fc.integer({ min: -5, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = createTestDocuments();
      const browsers = [openBrowser(server), openBrowser(server)];
      const [first] = browsers;
      for (const id of ['a', 'b', 'c']) await first?.edit(add(id));
      for (const browser of browsers) await browser.tell();
      const moved: Record<string, number> = { a: 0, b: 0, c: 0 };
      for (const { browser: index, act, id, by } of steps) {
        const browser = browsers[index];
        if (!browser) continue;
        if (act === 'add') await browser.edit(add(`new-${(ids += 1)}`));
        else if (act === 'rename') await browser.edit({ kind: 'rename', id, name: `name ${by}` });
        else if (act === 'fail') browser.fail(new Error('offline'));
        else if (act === 'reach') browser.fail();
        else if (act === 'lose') browser.loseAnswer();
        else if (act === 'tell') await browser.tell();
        else {
          await browser.edit({ kind: 'move', id, by });
          moved[id] = (moved[id] ?? 0) + by;
        }
      }
      const added = steps.filter(({ act }) => act === 'add').length;
      for (let round = 0; round < 3; round += 1)
        for (const browser of browsers) {
          browser.fail();
          await browser.tell();
        }
      const [one, other] = browsers.map((browser) => browser.list());
      expect(other).toEqual(one);
      expect(entriesOn(server)).toEqual(one);
      expect(one).toHaveLength(3 + added);
      for (const { id, count } of one ?? []) expect(count).toBe(moved[id] ?? 0);
    }),
    { numRuns: 25 },
  );
});

test('if the code for connected lists cannot be loaded, this is reported, and tried again when the server next answers', async () => {
  const server = createTestDocuments();
  const failure = new Error('no connection');
  const load = jest.spyOn(serverLists, 'load').mockRejectedValue(failure);
  const one = openBrowser(server);
  await one.tell();
  expect(one.reports.at(-1)).toBe(failure);
  const spoken = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await one.edit(add('a'))).toMatchObject({ ok: false });
  expect(spoken).toHaveBeenCalled();
  load.mockRestore();
  spoken.mockRestore();
  await one.tell();
  expect(one.reports.at(-1)).toBeUndefined();
  expect(await one.edit(add('a'))).toMatchObject({ ok: true });
  await one.tell();
  expect(entriesOn(server)).toEqual([{ id: 'a', name: 'a', count: 0 }]);
});
