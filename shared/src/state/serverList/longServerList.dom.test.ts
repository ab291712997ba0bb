import fc from 'fast-check';
import { fakeStorage } from '@back-office/shared/testing';
import { asOneAction } from '../actions';
import { createTestDocuments } from './documents.testing';
import { addJar, addJars, jarOf, jarsOn, openJars } from './jars.testing';

/** Entries of a part. */
const partSize = 500;

/** A list of three parts on a server, and the browser that has sent it. */
async function openLong(length = 3 * partSize) {
  const server = createTestDocuments();
  const one = openJars(server);
  await one.tell();
  await one.edit(addJars(length));
  await one.tell();
  one.requests.length = 0;
  return { server, one };
}

const partKeys = (server: ReturnType<typeof createTestDocuments>) =>
  [...server.stored.keys()].filter((key) => key.startsWith('jars~'));

test('a long list is several documents, of which an edit changes one', async () => {
  const { server, one } = await openLong();
  const before = partKeys(server);
  expect(before).toHaveLength(3);
  expect(server.stored.get('jars')?.value).toEqual({
    parts: before.map((key) => key.slice('jars~'.length)),
    edits: [expect.any(String)],
  });
  await one.edit({ kind: 'move', id: '700', by: 2 });
  await one.tell();
  const after = partKeys(server);
  expect(after.filter((key) => before.includes(key))).toHaveLength(2);
  const [added] = after.filter((key) => !before.includes(key));
  const [removed] = before.filter((key) => !after.includes(key));
  expect(one.requests).toEqual([['jars', added, removed]]);
  expect(jarsOn(server)).toEqual(one.list());
  expect(one.list()[700]).toEqual(jarOf('700', 2));
});

test('another browser reads only the parts that have changed', async () => {
  const { server, one } = await openLong();
  const other = openJars(server);
  await other.tell();
  expect(other.list()).toEqual(one.list());
  other.reads.length = 0;
  await one.edit({ kind: 'rename', id: '700', name: 'Plum' });
  await one.tell();
  const [changed] = partKeys(server).slice(-1);
  await other.tell();
  expect(other.reads).toEqual(['jars', changed]);
  expect(other.list()[700]?.name).toBe('Plum');
});

test('a page that was opened again reads only the part that it changes', async () => {
  const { server, one } = await openLong();
  const reloaded = openJars(server, one.storage);
  await reloaded.tell();
  const [, middle] = partKeys(server);
  await reloaded.edit({ kind: 'move', id: '700', by: 2 });
  await reloaded.tell();
  expect(reloaded.reads).toEqual(['jars', middle]);
  expect(jarsOn(server)).toEqual(reloaded.list());
  await reloaded.edit({ kind: 'move', id: '701', by: 2 });
  await reloaded.tell();
  expect(reloaded.reads).toEqual(['jars', middle]);
  expect(jarsOn(server)).toEqual(reloaded.list());
});

test('an edit whose copy was not written any more is made in the copy by the next page', async () => {
  const { server, one } = await openLong();
  one.fail(new Error('offline'));
  const before = one.storage.getItem('jars') ?? '';
  await one.edit({ kind: 'move', id: '700', by: 2 });
  await one.tell();
  one.storage.setItem('jars', before);
  const reloaded = openJars(server, one.storage);
  await reloaded.tell();
  expect(reloaded.list()[700]).toEqual(jarOf('700', 2));
  expect(jarsOn(server)).toEqual(reloaded.list());
});

test('a copy that is not what the server has loses nothing there', async () => {
  const { server, one } = await openLong();
  const damaged = one.list().map((each) => (each.id === '701' ? jarOf('701', 99) : each));
  one.storage.setItem('jars', JSON.stringify(damaged));
  const reloaded = openJars(server, one.storage);
  await reloaded.tell();
  await reloaded.edit({ kind: 'move', id: '700', by: 2 });
  await reloaded.tell();
  const onServer = jarsOn(server) as readonly unknown[];
  expect(onServer.slice(700, 702)).toEqual([jarOf('700', 2), jarOf('701')]);
});

test('a long list in one document is moved on to several with the next edit', async () => {
  const server = createTestDocuments();
  const entries = Array.from({ length: 2 * partSize }, (_, index) => jarOf(String(index)));
  server.stored.set('jars', { revision: 7, value: { entries: [...entries, { newer: true }], edits: ['old'] } });
  const one = openJars(server);
  await one.tell();
  expect(one.list()).toEqual(entries);
  expect(partKeys(server)).toHaveLength(0);
  await one.edit(addJar('new'));
  await one.tell();
  expect(partKeys(server)).toHaveLength(3);
  expect(jarsOn(server)).toEqual([...entries, jarOf('new'), { newer: true }]);
  expect(server.stored.get('jars')).toMatchObject({ revision: 8, value: { edits: ['old', expect.any(String)] } });
});

test('a list that became short is in one document again', async () => {
  const { server, one } = await openLong();
  await one.edit({
    kind: 'remove',
    ids: one
      .list()
      .slice(10)
      .map(({ id }) => id),
  });
  await one.tell();
  expect([...server.stored.keys()]).toEqual(['jars']);
  expect(jarsOn(server)).toEqual(one.list());
});

test('what this version cannot read stays in the part that it is in', async () => {
  const { server, one } = await openLong();
  const [, middle = ''] = partKeys(server);
  const { entries } = server.stored.get(middle)?.value as { readonly entries: readonly unknown[] };
  server.stored.set(middle, { revision: 1, value: { entries: [{ newer: true }, ...entries] } });
  const reloaded = openJars(server, fakeStorage());
  await reloaded.tell();
  expect(reloaded.list()).toEqual(one.list());
  await reloaded.edit({ kind: 'move', id: '1', by: 1 });
  await reloaded.edit({ kind: 'move', id: '700', by: 1 });
  await reloaded.tell();
  expect(jarsOn(server)).toEqual([...reloaded.list().slice(0, 1000), { newer: true }, ...reloaded.list().slice(1000)]);
  await reloaded.edit({
    kind: 'remove',
    ids: reloaded
      .list()
      .slice(500, 1000)
      .map(({ id }) => id),
  });
  await reloaded.tell();
  expect(jarsOn(server)).toContainEqual({ newer: true });
});

test('in a host that changes one document at a time, a list stays in one', async () => {
  const server = createTestDocuments();
  const connection = server.connect();
  const { writeAll: _missing, ...store } = connection.store;
  const one = openJars(server, fakeStorage(), { connection: { ...connection, store } });
  await one.tell();
  await one.edit(addJars(2 * partSize));
  await one.tell();
  expect([...server.stored.keys()]).toEqual(['jars']);
  expect(jarsOn(server)).toEqual(one.list());
});

test('whatever two browsers do with a long list, and whenever they are offline, counts add up and both end the same', async () => {
  const step = fc.record({
    browser: fc.constantFrom(0, 1),
    act: fc.constantFrom('add', 'move', 'rename', 'remove', 'fail', 'reach', 'lose', 'tell', 'reload'),
    at: fc.nat({ max: 1_099 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = createTestDocuments();
      const browsers = [openJars(server), openJars(server)];
      await browsers[0]?.tell();
      await browsers[0]?.edit(addJars(1_100));
      for (const browser of browsers) await browser.tell();
      const moved = new Map<string, number>();
      const removed = new Set<string>();
      let added = 0;
      for (const { browser: index, act, at } of steps) {
        const browser = browsers[index];
        const id = String(at);
        if (!browser) continue;
        if (act === 'add') await browser.edit(addJar(`new-${(added += 1)}`));
        else if (act === 'rename') await browser.edit({ kind: 'rename', id, name: `name ${at}` });
        else if (act === 'remove') {
          await browser.edit({ kind: 'remove', ids: [id] });
          removed.add(id);
        } else if (act === 'fail') browser.fail(new Error('offline'));
        else if (act === 'reach') browser.fail();
        else if (act === 'lose') browser.loseAnswer();
        else if (act === 'tell') await browser.tell();
        else if (act === 'reload') browsers[index] = openJars(server, browser.storage);
        else {
          await browser.edit({ kind: 'move', id, by: 1 });
          moved.set(id, (moved.get(id) ?? 0) + 1);
        }
      }
      for (let round = 0; round < 3; round += 1)
        for (const browser of browsers) {
          browser.fail();
          await browser.tell();
        }
      const [one, other] = browsers.map((browser) => browser.list());
      expect(other).toEqual(one);
      expect(jarsOn(server)).toEqual(one);
      expect(one).toHaveLength(1_100 - removed.size + added);
      for (const { id, count } of one ?? []) expect(count).toBe(moved.get(id) ?? 0);
      const parts = (server.stored.get('jars')?.value as { readonly parts: readonly string[] }).parts;
      expect(partKeys(server).toSorted()).toEqual(parts.map((id) => `jars~${id}`).toSorted());
    }),
    { numRuns: 25 },
  );
});

test('edits of one action in two lists go in one request, and none of them if one list cannot be read', async () => {
  const server = createTestDocuments();
  const jars = openJars(server);
  const lids = openJars(server, jars.storage, { connection: jars.connection, list: 'lids' });
  const both = () => asOneAction(async () => [await jars.edit(addJar('a')), await lids.edit(addJar('a-lid'))]);
  await jars.tell();
  await both();
  await jars.tell();
  expect(jars.requests).toEqual([['jars', 'lids']]);
  server.stored.set('lids', { revision: 2, value: 'something else' });
  jars.requests.length = 0;
  await asOneAction(async () => [await jars.edit(addJar('b')), await lids.edit(addJar('b-lid'))]);
  await jars.tell();
  expect(jars.requests).toEqual([]);
  expect(jars.unsent()).toBe(1);
  expect(jarsOn(server)).toEqual([jarOf('a')]);
});
