import type { FastifyInstance } from 'fastify';
import { httpDocuments } from '../../../src/ledger/http/httpDocuments';
import { createEditStore } from '../../../src/state/editStore';
import { openStore } from '../../../src/state/editLock';
import { listFormat } from '../../../src/state/serverList/documentFormat';
import { createStoredList } from '../../../src/state/storedList';
import { fakeStorage } from '../../../src/testing/fakeStorage';
import type { Database } from '../database/database';
import { exampleShop, openLedger } from '../ledgerServer.testing';
import { addShop } from '../shops/shops';
import { addToken } from '../shops/tokens';
import { createServer } from './server';

let database: Database;
let app: FastifyInstance;
let url: string;
let token: string;

beforeAll(async () => {
  // Stored values tell the page of their changes.
  Object.assign(globalThis, { window: new EventTarget() });
  database = await openLedger();
  const shop = await addShop(database, { ...exampleShop, name: 'Pantry' });
  token = await addToken(database, { shop, mayLoad: false, name: '', days: 1 });
  app = await createServer({ database, origins: [], requestsPerMinute: 100_000, now: Date.now });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

interface Jar {
  readonly id: string;
}

/** The list of jars in the browser of one machine. */
function openMachine(name: string, fetchThrough: typeof fetch = fetch) {
  const documents = httpDocuments({ url, headers: { Authorization: `Bearer ${token}` }, fetch: fetchThrough });
  let count = 0;
  const newId = () => `${name}-${(count += 1)}`;
  const opened = openStore({ storage: fakeStorage(), locks: undefined, newId, documents }, 'jars');
  const readEntries = (list: readonly unknown[]) => ({ entries: list as readonly Jar[], unreadable: [] });
  const stored = createStoredList<Jar>({ ...opened.place, key: 'jars', freshStart: [], readEntries });
  const { edit } = createEditStore<readonly Jar[], readonly Jar[]>(opened, {
    list: 'jars',
    stored,
    apply(before, added) {
      const fresh = added.filter(({ id }) => !before.some((each) => each.id === id));
      return { after: fresh.length > 0 ? [...before, ...fresh] : before, changed: 1, inverse: [], text: 'added' };
    },
    format: listFormat(readEntries, (jars) => jars),
  });
  return { documents, add: (id: string) => edit([{ id }]), ids: () => stored.read().map(({ id }) => id) };
}

async function until(isReached: () => boolean | Promise<boolean>) {
  while (!(await isReached())) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('two machines edit one list over HTTP at the same time, one of them offline for a while: no edit is lost', async () => {
  let isOffline = false;
  const unsteady: typeof fetch = (...request) =>
    isOffline ? Promise.reject(new TypeError('no connection')) : fetch(...request);
  const [one, other] = [openMachine('one'), openMachine('other', unsteady)];
  await Promise.all([one.documents.check(), other.documents.check()]);
  await Promise.all(['a', 'b', 'c'].flatMap((id) => [one.add(`one-${id}`), other.add(`other-${id}`)]));
  const onServer = async () => {
    const { entries = [] } = ((await one.documents.read('jars'))?.value ?? {}) as { readonly entries?: readonly Jar[] };
    return entries.map(({ id }) => id);
  };
  await until(async () => (await onServer()).length === 6);
  isOffline = true;
  await other.add('other-offline');
  await one.add('one-meanwhile');
  await until(async () => (await onServer()).includes('one-meanwhile'));
  expect(other.ids()).toContain('other-offline');
  isOffline = false;
  await until(async () => {
    await Promise.all([one.documents.check(), other.documents.check()]);
    return one.ids().length === 8 && other.ids().length === 8;
  });
  expect(other.ids()).toEqual(await onServer());
  expect(one.ids()).toEqual(await onServer());
  expect(new Set(one.ids()).size).toBe(8);
});

test('a change to an old revision has the newer document in its answer', async () => {
  const { documents } = openMachine('third');
  await documents.check();
  expect(documents.isKept()).toBe(true);
  expect(await documents.read('none')).toBeUndefined();
  expect(await documents.write('note', { text: 'one' }, undefined)).toEqual({ ok: true, revision: 1 });
  expect(await documents.write('note', { text: 'two' }, 1)).toEqual({ ok: true, revision: 2 });
  const current = { revision: 2, value: { text: 'two' } };
  expect(await documents.write('note', { text: 'three' }, 1)).toMatchObject({ ok: false, current });
  expect(await documents.write('note', { text: 'three' }, undefined)).toMatchObject({ ok: false, current });
});

test('several changes are all made or none, and the list of documents leaves parts out', async () => {
  const { documents } = openMachine('fourth');
  await documents.check();
  const { writeAll } = documents;
  const one = { key: 'a', revision: undefined, value: 1 };
  expect(await writeAll([one, { ...one, key: 'a~1' }])).toEqual({ ok: true, revisions: [1, 1] });
  const next = { key: 'a', revision: 1, value: 2 };
  expect(await writeAll([next, { ...one, key: 'a~1' }])).toEqual({ ok: false });
  expect(await writeAll([next, { key: 'a~2', revision: 1 }])).toEqual({ ok: false });
  expect(await documents.read('a')).toEqual({ revision: 1, value: 1 });
  expect(await writeAll([next, { ...one, key: 'a~2' }, { key: 'a~1', revision: 1 }])).toEqual({
    ok: true,
    revisions: [2, 1, 0],
  });
  expect(await documents.read('a~1')).toBeUndefined();
  await documents.check();
  const keys = [...(documents.revisions() ?? [])].map(([key]) => key);
  expect(keys).toContain('a');
  expect(keys).not.toContain('a~2');
});

test.each([
  ['no changes', { changes: [] }],
  ['a key twice', { changes: [1, 2].map(() => ({ key: 'a', revision: null, value: 1 })) }],
  ['a revision that is none', { changes: [{ key: 'a', revision: '1', value: 1 }] }],
  ['something else', { changes: [{ key: 'a', revision: null, value: 1, more: true }] }],
])('%s are refused with the field', async (_, body) => {
  const response = await fetch(`${url}/v1/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ field: expect.stringContaining('changes') });
});
