import { fakeStorage } from '@back-office/shared/testing';
import { serverLists } from '../serverList/connectedList';
import { createTestDocuments } from '../serverList/documents.testing';
import { unsentEdits } from '../serverList/unsentEdits';
import { createStoredValue } from '../storedValue';
import { savedViewsDefinition, type SavedView } from './savedViews';
import { connectViews } from './viewsOnServer';

const definition = savedViewsDefinition('back-office:test-views', 'testViews');

beforeAll(() => serverLists.load());

const view = (name: string, isDefault = false): SavedView => ({ list: 'items', name, address: 'q=a', isDefault });

function openBrowser(server: ReturnType<typeof createTestDocuments>, kept: readonly SavedView[] = []) {
  const connection = server.connect();
  const storage = fakeStorage();
  const { read, write } = createStoredValue({ ...definition, storage });
  if (kept.length > 0) write(kept);
  const edit = connectViews(definition, { storage, locks: undefined, documents: connection.store });
  return { ...connection, edit, views: read, unsent: () => unsentEdits('', storage).get('testViews') ?? 0 };
}

test('what one device keeps, renames and deletes, the others of the shop have', async () => {
  const server = createTestDocuments();
  const [one, other] = [openBrowser(server), openBrowser(server)];
  await Promise.all([one.tell(), other.tell()]);
  await one.edit({ kind: 'save', view: view('Drafts', true) });
  await other.edit({ kind: 'save', view: view('Sold out') });
  await one.tell();
  await other.tell();
  await one.tell();
  expect(other.views()).toEqual([view('Drafts', true), view('Sold out')]);
  expect(one.views()).toEqual(other.views());

  await other.edit({ kind: 'rename', view: view('Drafts', true), name: 'Not for sale' });
  await one.edit({ kind: 'remove', view: view('Sold out') });
  await other.tell();
  await one.tell();
  await other.tell();
  expect([one.views(), other.views()]).toEqual([[view('Not for sale', true)], [view('Not for sale', true)]]);
});

test('views that a browser had before its server kept them are added to it', async () => {
  const server = createTestDocuments();
  const [one, other] = [openBrowser(server, [view('Drafts')]), openBrowser(server, [view('Sold out')])];
  await one.tell();
  await other.tell();
  await one.tell();
  expect(one.views()).toEqual([view('Drafts'), view('Sold out')]);
  expect(other.views()).toEqual(one.views());
});

test('without a connection a view is kept here, and sent as soon as the server is reached', async () => {
  const server = createTestDocuments();
  const [one, other] = [openBrowser(server), openBrowser(server)];
  await one.tell();
  one.fail(new Error('No connection'));
  expect(await one.edit({ kind: 'save', view: view('Drafts') })).toEqual({ ok: true });
  expect([one.views(), one.unsent(), server.stored.size]).toEqual([[view('Drafts')], 1, 0]);
  await one.tell();
  one.fail();
  await one.tell();
  await other.tell();
  expect([other.views(), one.unsent()]).toEqual([[view('Drafts')], 0]);
});
