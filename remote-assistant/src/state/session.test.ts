import { LedgerSourceError } from '@back-office/shared/ledger';
import { createMemoryConversationsStore } from '../data/memoryConversationsStore.testing';
import { testServices } from '../data/services.testing';
import type { Conversation } from '../domain/conversation';
import { testConversation, testMessage, testNow } from '../domain/conversation.testing';
import { renameTo } from '../domain/operations';
import { draftIdOf, newConversationId } from './assistantState';
import { createAssistantSession } from './session';

const context = { path: '/', language: 'en' };

function setUp(conversations: readonly Conversation[] = []) {
  let ids = 0;
  const services = testServices();
  const store = createMemoryConversationsStore(conversations);
  const onReply = jest.fn();
  const session = createAssistantSession({
    store,
    services,
    now: () => testNow,
    newId: () => `id${(ids += 1)}`,
    autoSave: { isOn: () => true, subscribe: () => () => undefined },
    onReply,
  });
  session.start();
  const conversation = (id: string) => {
    const found = session.state.get().conversations[id];
    if (typeof found !== 'object') throw new Error(`No conversation ${id}`);
    return found;
  };
  return { services, store, session, onReply, conversation, state: session.state.get };
}

/** Lets every promise that is ready run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const file = (name: string, size = 4) => new File([new Uint8Array(size)], name, { type: 'text/csv' });

async function ask(setup: ReturnType<typeof setUp>, text: string, id = newConversationId) {
  setup.session.open(id);
  setup.session.setText(id, text);
  const sent = await setup.session.send(id, context);
  await settle();
  return sent ?? '';
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('the first message creates a conversation with its title and makes it current', async () => {
  const setup = setUp();
  const id = await ask(setup, `  ${'x'.repeat(51)}`);
  expect(setup.state().currentId).toBe(id);
  expect(setup.conversation(id)).toMatchObject({
    title: `${'x'.repeat(50)}...`,
    settings: { model: 'gpt-4', temperature: 0.7, maxTokens: 2048 },
    messages: [{ role: 'user', content: 'x'.repeat(51), messageType: 'text' }],
  });
  expect(setup.state().drafts).toEqual({});
});

test('a reply streams in, then becomes a message of the stored conversation', async () => {
  const setup = setUp();
  const id = await ask(setup, 'Net sales?');
  const [reply] = setup.services.asked;
  reply?.send({ type: 'text', text: 'They came ' });
  await settle();
  expect(setup.state().replies[id]?.text).toBe('They came ');
  reply?.send({ type: 'text', text: 'to $5.' });
  reply?.send({ type: 'link', link: { label: 'Open', path: '/reports' } });
  reply?.send({ type: 'suggestion', question: 'And before?' });
  reply?.send({ type: 'done', tokens: 7 });
  await settle();
  expect(setup.state().replies).toEqual({});
  expect((await setup.store.read(id))?.messages.at(-1)).toMatchObject({
    role: 'assistant',
    content: 'They came to $5.',
    metadata: { links: [{ label: 'Open', path: '/reports' }], suggestions: ['And before?'], tokens: 7 },
  });
  expect(setup.onReply).toHaveBeenCalledTimes(1);
});

test.each<[string, (reply: ReturnType<typeof testServices>['asked'][number]) => void]>([
  ['fails', (reply) => reply.fail()],
  ['sends a malformed event', (reply) => reply.send({ type: 'nonsense' })],
  ['sends nothing', (reply) => reply.send({ type: 'done' })],
])('a service that %s leaves "Failed to generate response"', async (_, misbehave) => {
  const setup = setUp();
  const id = await ask(setup, 'Net sales?');
  for (const reply of setup.services.asked) misbehave(reply);
  await settle();
  expect(setup.conversation(id).messages.at(-1)).toMatchObject({
    role: 'assistant',
    error: 'Failed to generate response',
  });
  expect(setup.state().lastReply?.text).toBe('Error: Failed to generate response');
  expect(setup.onReply).not.toHaveBeenCalled();
});

test('a reply that fails because of the ledger says what its source reported', async () => {
  const setup = setUp();
  const id = await ask(setup, 'Net sales?');
  setup.services.asked[0]?.fail(new LedgerSourceError(new Error('licence expired')));
  await settle();
  const error = 'Failed to generate response. The source reported: licence expired.';
  expect(setup.conversation(id).messages.at(-1)).toMatchObject({ error });
  expect(setup.state().lastReply?.text).toBe(`Error: ${error}`);
});

test('what is typed right after the first message belongs to its conversation', async () => {
  const setup = setUp();
  const id = await ask(setup, 'Net sales?');
  const shown = () => setup.state().drafts[draftIdOf(setup.state(), newConversationId)]?.text;
  setup.session.setText(newConversationId, 'And');
  expect(setup.state().drafts).toMatchObject({ [id]: { text: 'And' } });
  // The field of the new conversation, which is still on the screen, shows it as well.
  expect(shown()).toBe('And');
  setup.session.open(newConversationId);
  expect(shown()).toBeUndefined();
});

test('blank drafts, and any draft while a reply is pending, are not sent', async () => {
  const setup = setUp();
  expect(await setup.session.send(newConversationId, context)).toBeUndefined();
  expect(await ask(setup, ' \n ')).toBe('');
  const id = await ask(setup, 'Net sales?');
  expect(await ask(setup, 'Again', id)).toBe('');
  expect(setup.conversation(id).messages).toHaveLength(1);
  expect(setup.state().drafts[id]?.text).toBe('Again');
});

test('stopping keeps the words that have arrived and tells the service', async () => {
  const setup = setUp();
  const id = await ask(setup, 'Net sales?');
  const [reply] = setup.services.asked;
  reply?.send({ type: 'text', text: 'They' });
  await settle();
  setup.session.stop(id);
  await settle();
  expect(reply?.isAborted()).toBe(true);
  expect(setup.conversation(id).messages.at(-1)).toMatchObject({ content: 'They', metadata: { stopped: true } });
});

test('a reply stopped before its first word leaves the question, which can be answered later', async () => {
  const setup = setUp();
  const id = await ask(setup, 'Net sales?');
  setup.session.stop(id);
  await settle();
  expect(setup.conversation(id).messages).toHaveLength(1);
  setup.session.answer(id, context);
  expect(setup.services.asked).toHaveLength(2);
});

test('a late reply goes to its own conversation', async () => {
  const setup = setUp();
  const first = await ask(setup, 'First');
  const second = await ask(setup, 'Second');
  setup.services.asked[0]?.send({ type: 'text', text: 'To the first' });
  setup.services.asked[0]?.send({ type: 'done' });
  await settle();
  expect(setup.conversation(first).messages.at(-1)?.content).toBe('To the first');
  expect(setup.conversation(second).messages).toHaveLength(1);
});

test('deleting a conversation cancels its reply, and the first remaining one is next', async () => {
  const setup = setUp([testConversation({ id: 'old', updatedAt: 1 }), testConversation({ id: 'older', updatedAt: 0 })]);
  await settle();
  const id = await ask(setup, 'Net sales?');
  const { next, undo } = setup.session.remove(setup.conversation(id));
  expect(next).toBe('old');
  setup.services.asked[0]?.send({ type: 'text', text: 'Late' });
  setup.services.asked[0]?.send({ type: 'done' });
  await settle();
  expect(setup.services.asked[0]?.isAborted()).toBe(true);
  expect(await setup.store.read(id)).toBeUndefined();
  await undo();
  expect((await setup.store.read(id))?.messages.map(({ content }) => content)).toEqual(['Net sales?']);
  expect(setup.session.state.get().summaries).toHaveLength(3);
});

test('an edited question is asked again, with its files, and the reply before stays in a branch', async () => {
  const setup = setUp();
  const id = await ask(setup, 'Net sales?');
  setup.services.asked[0]?.send({ type: 'text', text: 'First' });
  setup.services.asked[0]?.send({ type: 'done' });
  await settle();
  const question = setup.conversation(id).messages[0]?.id ?? '';
  setup.session.editMessage(id, question, ' ', { path: '/', language: 'en' });
  setup.session.editMessage(id, question, 'Gross sales?', { path: '/', language: 'en' });
  expect(setup.services.asked).toHaveLength(2);
  expect(setup.services.asked[1]?.request.messages.map(({ content }) => content)).toEqual(['Gross sales?']);
  setup.session.showVersion(id, question);
  expect(setup.conversation(id).messages).toHaveLength(1);
  setup.services.asked[1]?.send({ type: 'text', text: 'Second' });
  setup.services.asked[1]?.send({ type: 'done' });
  await settle();
  setup.session.showVersion(id, question);
  await settle();
  expect((await setup.store.read(id))?.messages.map(({ content }) => content)).toEqual(['Net sales?', 'First']);
});

test('a search finds every word in title or messages, also of messages that came later', async () => {
  const setup = setUp([testConversation(), testConversation({ id: 'c2', title: 'Card fees' })]);
  await settle();
  const found = async (query: string) => [...(await setup.session.search(query, { aborted: () => false })).keys()];
  expect(await found('CAME fees')).toEqual(['c2']);
  expect(await found('came')).toEqual(['c1', 'c2']);
  expect(await found('payout')).toEqual([]);
  expect(await found(' ')).toEqual([]);
  setup.session.open('c1');
  await settle();
  await setup.session.ask('c1', 'And my payouts?', { path: '/', language: 'en' });
  await settle();
  expect(await found('payout')).toEqual(['c1']);
});

test('a deletion in another tab cancels the reply and keeps what was being typed', async () => {
  const setup = setUp();
  const id = await ask(setup, 'Net sales?');
  setup.session.setText(id, 'And then');
  await setup.store.remove(id);
  await settle();
  expect(setup.services.asked[0]?.isAborted()).toBe(true);
  expect(setup.state().conversations[id]).toBe('missing');
  expect(setup.state().drafts).toMatchObject({ [newConversationId]: { text: 'And then' } });
});

test('what another tab adds is shown', async () => {
  const setup = setUp([testConversation()]);
  await settle();
  setup.session.open('c1');
  await settle();
  await setup.store.edit('c1', renameTo('Renamed there'));
  await settle();
  expect(setup.conversation('c1').title).toBe('Renamed there');
  expect(setup.state().summaries?.[0]?.title).toBe('Renamed there');
});

describe('regenerating', () => {
  async function open() {
    const setup = setUp([testConversation()]);
    setup.session.open('c1');
    await settle();
    setup.session.regenerate('c1', 'm2', context);
    return setup;
  }

  test('replaces the answer in its place and marks it', async () => {
    const setup = await open();
    const [reply] = setup.services.asked;
    expect(reply?.request.messages.map(({ id }) => id)).toEqual(['m1']);
    reply?.send({ type: 'text', text: 'Better' });
    reply?.send({ type: 'done' });
    await settle();
    expect(setup.conversation('c1').messages[1]).toMatchObject({
      id: 'm2',
      content: 'Better',
      metadata: { regenerated: true },
    });
    expect(setup.conversation('c1').messages).toHaveLength(2);
  });

  test('keeps the old answer when it fails, with "Failed to regenerate response"', async () => {
    const setup = await open();
    setup.services.asked[0]?.fail();
    await settle();
    expect(setup.conversation('c1').messages[1]).toMatchObject({
      content: 'They came to **$5**.',
      error: 'Failed to regenerate response',
    });
  });

  test('is not possible for a message that does not follow a question', async () => {
    const setup = setUp([testConversation({ messages: [testMessage({ id: 'm2', role: 'assistant' })] })]);
    setup.session.open('c1');
    await settle();
    setup.session.regenerate('c1', 'm2', context);
    expect(setup.services.asked).toHaveLength(0);
  });
});

describe('files', () => {
  const facts = { kind: 'table', format: 'CSV table', rows: 3, notes: [] } as const;

  test('a message can consist of a file; it waits until the file is read', async () => {
    const setup = setUp();
    setup.session.attach(newConversationId, [file('june.csv')], false);
    const sending = setup.session.send(newConversationId, context);
    await settle();
    expect(setup.state().drafts[newConversationId]?.isWaiting).toBe(true);
    setup.services.analyses[0]?.send({ type: 'progress', share: 0.5 });
    setup.services.analyses[0]?.send({ type: 'done', facts });
    const id = (await sending) ?? '';
    expect(setup.conversation(id)).toMatchObject({
      title: 'june.csv',
      messages: [{ content: '', messageType: 'file', metadata: { files: [{ name: 'june.csv', size: 4, facts }] } }],
    });
    expect(setup.services.asked[0]?.request.attachments).toEqual([{ name: 'june.csv', size: 4, facts }]);
  });

  test('a file that cannot be read shows "File processing failed" and keeps the draft', async () => {
    const setup = setUp();
    setup.session.setText(newConversationId, 'What is in it?');
    setup.session.attach(newConversationId, [file('june.csv')], false);
    const sending = setup.session.send(newConversationId, context);
    await settle();
    setup.services.analyses[0]?.fail();
    expect(await sending).toBeUndefined();
    expect(setup.state().drafts[newConversationId]).toMatchObject({
      text: 'What is in it?',
      files: [{ reading: { step: 'failed' } }],
      problem: 'File processing failed',
      isWaiting: false,
    });
  });

  test.each([
    [false, 'File size exceeds 50MB limit'],
    [true, 'File "big.csv" is too large. Maximum size is 50MB.'],
  ])('a file above 50 MB is refused; in the widget %s the message is %j', (isInWidget, problem) => {
    const setup = setUp();
    const big = file('big.csv');
    Object.defineProperty(big, 'size', { value: 50 * 1024 * 1024 + 1 });
    setup.session.attach(newConversationId, [big, file('small.csv')], isInWidget);
    expect(setup.state().drafts[newConversationId]).toMatchObject({
      problem,
      files: [{ file: { name: 'small.csv' } }],
    });
  });

  test('removing a file cancels its analysis', async () => {
    const setup = setUp();
    setup.session.attach(newConversationId, [file('june.csv')], false);
    await settle();
    const attached = setup.state().drafts[newConversationId]?.files[0]?.file.id ?? '';
    setup.session.detach(newConversationId, attached);
    expect(setup.services.analyses[0]?.isAborted()).toBe(true);
    expect(setup.state().drafts[newConversationId]?.files).toEqual([]);
  });
});

test('ratings, titles and settings are stored with their conversation', async () => {
  const setup = setUp([testConversation()]);
  setup.session.open('c1');
  await settle();
  setup.session.rate('c1', 'm2', -1);
  setup.session.rename('c1', 'Fees');
  setup.session.setSettings('c1', { model: 'other', temperature: 1, maxTokens: 10 });
  await settle();
  expect(await setup.store.read('c1')).toMatchObject({
    title: 'Fees',
    settings: { model: 'other' },
    messages: [{}, { metadata: { rating: -1 } }],
  });
});
