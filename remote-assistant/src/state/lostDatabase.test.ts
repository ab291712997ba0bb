import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { createBrowserConversationsStore } from '../data/browserConversationsStore';
import { databaseName as nameOf } from '../data/conversationsDatabase';
import { endPatienceUntil, holdTimeouts } from '../data/patience.testing';
import { testServices } from '../data/services.testing';
import { testNow } from '../domain/conversation.testing';
import { newConversationId, type AssistantState } from './assistantState';
import { createAssistantSession, type AssistantSession } from './session';

const context = { path: '/', language: 'en' };
const databaseName = nameOf('lost');
const tabs: AssistantSession[] = [];
let ids = 0;

function openTab() {
  const services = testServices();
  const session = createAssistantSession({
    store: createBrowserConversationsStore({ namespace: 'lost', now: () => testNow }),
    services,
    now: () => testNow + ids,
    newId: () => `id${(ids += 1)}`,
    autoSave: { isOn: () => true, subscribe: () => () => undefined },
  });
  tabs.push(session);
  session.start();
  return { services, session, state: session.state.get };
}

type Tab = ReturnType<typeof openTab>;

/** Resolves once the state is as wanted. */
const until = ({ session, state }: Tab, wanted: (now: AssistantState) => boolean) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!wanted(state())) return;
      stop();
      resolve();
    };
    const stop = session.state.subscribe(check);
    check();
  });

const textsOf = ({ state }: Tab, id: string) => {
  const found = state().conversations[id];
  return typeof found === 'object' ? found.messages.map(({ content, error }) => error ?? content) : found;
};

const said = (tab: Tab, id: string, text: string) =>
  until(tab, () => {
    const texts = textsOf(tab, id);
    return Array.isArray(texts) && texts.at(-1) === text;
  });

async function ask(tab: Tab, id: string, text: string) {
  tab.session.setText(id, text);
  return (await tab.session.send(id, context)) ?? '';
}

async function answer(tab: Tab, id: string, text: string) {
  const reply = tab.services.asked.at(-1);
  reply?.send({ type: 'text', text });
  reply?.send({ type: 'done' });
  await said(tab, id, text);
}

beforeEach(() => {
  holdTimeouts();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.close();
  await deleteDB(databaseName);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('while the database is away, questions, replies and what is typed stay, and all of it is stored afterwards', async () => {
  const here = openTab();
  const id = await ask(here, newConversationId, 'Net sales?');
  await answer(here, id, 'They came to $5.');
  // A page that does not let go of the database delays the deletion.
  const other = await openDB(databaseName);
  const deleted = deleteDB(databaseName);
  await endPatienceUntil(() => here.state().storage === 'memory');

  await ask(here, id, 'And refunds?');
  await answer(here, id, 'There were none.');
  here.session.setText(id, 'Which it');
  const texts = ['Net sales?', 'They came to $5.', 'And refunds?', 'There were none.'];
  expect(textsOf(here, id)).toEqual(texts);
  expect(here.state().summaries?.map((each) => each.id)).toEqual([id]);

  other.close();
  await deleted;
  await until(here, ({ storage }) => storage === 'saved');
  expect(textsOf(here, id)).toEqual(texts);
  expect(here.state().drafts[id]?.text).toBe('Which it');
  const there = openTab();
  there.session.open(id);
  await said(there, id, 'There were none.');
  expect(textsOf(there, id)).toEqual(texts);
});

test('a reply that is being written when the database is deleted arrives once and without an error', async () => {
  const here = openTab();
  const id = await ask(here, newConversationId, 'Net sales?');
  here.services.asked[0]?.send({ type: 'text', text: 'They came ' });
  await until(here, ({ replies }) => replies[id]?.text === 'They came ');
  await deleteDB(databaseName);
  here.services.asked[0]?.send({ type: 'text', text: 'to $5.' });
  here.services.asked[0]?.send({ type: 'done' });
  await said(here, id, 'They came to $5.');
  expect(textsOf(here, id)).toEqual(['Net sales?', 'They came to $5.']);
  const there = openTab();
  there.session.open(id);
  await said(there, id, 'They came to $5.');
});

test('two tabs with the same conversation go on together after its database was deleted', async () => {
  const [here, there] = [openTab(), openTab()];
  const id = await ask(here, newConversationId, 'Net sales?');
  await answer(here, id, 'They came to $5.');
  there.session.open(id);
  await said(there, id, 'They came to $5.');
  await deleteDB(databaseName);
  await ask(there, id, 'And refunds?');
  await answer(there, id, 'There were none.');
  await said(here, id, 'There were none.');
  await ask(here, id, 'And tips?');
  await said(there, id, 'And tips?');
  expect(textsOf(there, id)).toEqual(textsOf(here, id));
});

test('a conversation that cannot be reached is not called deleted, and can be read again later', async () => {
  const before = openTab();
  const id = await ask(before, newConversationId, 'Net sales?');
  await answer(before, id, 'They came to $5.');
  const here = openTab();
  await until(here, ({ summaries }) => summaries?.length === 1);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const opening = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not now', 'UnknownError');
  });
  const upgraded = openRaw(2);
  await until(here, ({ storage }) => storage === 'memory');
  here.session.open(id);
  await until(here, ({ conversations }) => conversations[id] === 'unreadable');
  opening.mockRestore();
  (await upgraded).close();
  here.session.open(id);
  await said(here, id, 'They came to $5.');
});

/** Not through the `open` that is refused meanwhile. */
function openRaw(version: number) {
  const request = IDBFactory.prototype.open.call(indexedDB, databaseName, version);
  return new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
}
