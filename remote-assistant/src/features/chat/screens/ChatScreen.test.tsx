import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DocumentStore } from '@back-office/shared/contract';
import { fill, renderInArea } from '@back-office/shared/testing';
import { createMemoryConversationsStore } from '../../../data/memoryConversationsStore.testing';
import { testServices } from '../../../data/services.testing';
import type { Conversation } from '../../../domain/conversation';
import { testConversation, testMessage, testNow } from '../../../domain/conversation.testing';
import { AssistantProvider } from '../../../state/AssistantProvider';
import { createAssistantSession } from '../../../state/session';
import { ChatScreen } from './ChatScreen';

function show(
  conversations: readonly Conversation[] = [],
  path = '/chatbot',
  store = createMemoryConversationsStore(conversations),
  documents?: DocumentStore,
) {
  let ids = 0;
  const services = testServices();
  const session = createAssistantSession({
    store,
    services,
    now: () => testNow,
    newId: () => `id${(ids += 1)}`,
    autoSave: { isOn: () => true, subscribe: () => () => undefined },
  });
  const view = renderInArea(
    <AssistantProvider session={session}>
      <ChatScreen />
    </AssistantProvider>,
    { path, services: { documents } },
  );
  return { ...view, services, session };
}

const field = () => screen.getByRole('textbox', { name: 'Message' });
const log = async () => within(await screen.findByRole('log', { name: 'Messages' }));
const list = () => within(screen.getByRole('navigation', { name: 'Conversations' }));
const announced = () => screen.getAllByRole('status').map((region) => region.textContent);

async function answer({ services }: ReturnType<typeof show>, text: string) {
  await waitFor(() => expect(services.asked.at(-1)).toBeDefined());
  await act(async () => {
    services.asked.at(-1)?.send({ type: 'text', text });
    services.asked.at(-1)?.send({ type: 'done' });
  });
}

test('an empty conversation offers four help cards, templates and six example questions', async () => {
  const { user } = show();
  expect(within(screen.getByRole('list', { name: 'Help' })).getAllByRole('button')).toHaveLength(4);
  expect(
    screen.getByRole('heading', { name: 'Example questions' }).parentElement?.querySelectorAll('button'),
  ).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Weekly sales recap' }));
  expect(field()).toHaveValue('How did net sales do last week compared with the week before?');
  expect(field()).toHaveFocus();
});

test.each([
  ['before the server of a connected shop has answered, nothing is said of it', undefined, 0],
  ['a server that keeps conversations is named before the first question', new Map<string, number>(), 1],
])('%s', async (_, revisions, notes) => {
  const documents = { revisions: () => revisions } as DocumentStore;
  show([], '/chatbot', createMemoryConversationsStore(), documents);
  await act(async () => undefined);
  expect(screen.queryAllByText(/Everyone with its access token can read them/)).toHaveLength(notes);
});

test('a question is sent with Enter, answered, announced once, and has its own address', async () => {
  const view = show();
  const { user } = view;
  await user.type(field(), 'Net sales?{Shift>}{Enter}{/Shift}In June');
  expect(field()).toHaveValue('Net sales?\nIn June');
  await user.keyboard('{Enter}');
  expect(await (await log()).findByText(/In June/)).toBeInTheDocument();
  expect(field()).toHaveValue('');
  expect((await log()).getByRole('img', { name: 'Assistant is typing' })).toBeInTheDocument();
  expect(announced()).toContain('Assistant is typing');
  await answer(view, 'They came to **$5**.');
  expect(await (await log()).findByText('$5')).toBeInTheDocument();
  expect((await log()).queryByRole('img', { name: 'Assistant is typing' })).not.toBeInTheDocument();
  expect(announced().filter((text) => text === 'They came to $5.')).toHaveLength(1);
  expect(view.path()).toMatch(/^\/chatbot\?conversation=id/);
  expect(list().getByRole('link', { name: /Net sales\? In June/ })).toHaveAttribute('aria-current', 'page');
});

test('an address with a name that every object has shows a new conversation', async () => {
  show([], '/chatbot?conversation=constructor');
  expect(await list().findByText('Your conversations will be listed here.')).toBeInTheDocument();
  expect(field()).toBeEnabled();
});

test('Enter that confirms an input method does not send', async () => {
  const { services } = show();
  await list().findByText('Your conversations will be listed here.');
  fireEvent.change(field(), { target: { value: '日本' } });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(services.asked).toHaveLength(0);
});

test('while a reply is pending, Stop takes the place of Send and typing goes on', async () => {
  const { user } = show();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await fill(user, field(), 'Net sales?');
  await user.keyboard('{Enter}');
  await fill(user, field(), 'Next');
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('Next');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Get a reply' })).toBeInTheDocument();
});

test('a failed reply shows its error in place, and can be regenerated', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = show();
  await fill(view.user, field(), 'Net sales?');
  await view.user.keyboard('{Enter}');
  await act(async () => view.services.asked[0]?.fail());
  expect(await (await log()).findByText('Error: Failed to generate response')).toBeInTheDocument();
  await view.user.click((await log()).getByRole('button', { name: 'Regenerate' }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  await answer(view, 'Now it works.');
  expect(await (await log()).findByText('Now it works.')).toBeInTheDocument();
  expect((await log()).queryByText(/^Error/)).not.toBeInTheDocument();
});

test('ratings are pressed and released, and a copy is marked for two seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = show([testConversation()], '/chatbot?conversation=c1');
  const good = await screen.findByRole('button', { name: 'Rate good' });
  await user.click(good);
  expect(good).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Rate poor' }));
  expect(good).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('They came to $5.');
  act(() => jest.advanceTimersByTime(1_900));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  jest.useRealTimers();
});

test('a copy that fails is said aloud and in words, until the next one', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = show([testConversation()], '/chatbot?conversation=c1');
  const button = await screen.findByRole('button', { name: 'Copy' });
  const refusal = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not copy. Select the text and copy it with the keyboard.',
  );
  refusal.mockRestore();
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a reply that follows no question cannot be regenerated', async () => {
  const messages = [testMessage({ role: 'assistant', content: 'Welcome' })];
  show([testConversation({ messages })], '/chatbot?conversation=c1');
  expect(await (await log()).findByText('Welcome')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Regenerate' })).not.toBeInTheDocument();
});

test('deleting asks, and then shows the first remaining conversation', async () => {
  const others = [testConversation({ id: 'c2', title: 'Fees', updatedAt: 1 })];
  const { user, path } = show([testConversation(), ...others], '/chatbot?conversation=c1');
  await user.click(await screen.findByRole('button', { name: 'Delete conversation' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('Are you sure you want to delete this conversation?');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(list().getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Delete conversation' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(path()).toBe('/chatbot?conversation=c2');
  expect(list().getAllByRole('listitem')).toHaveLength(1);
  expect(field()).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Delete conversation' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(path()).toBe('/chatbot');
  expect(screen.getByText('How can I help?')).toBeInTheDocument();
});

test('the deletion of a conversation can be undone', async () => {
  const { user, path } = show([testConversation()], '/chatbot?conversation=c1');
  await user.click(await screen.findByRole('button', { name: 'Delete conversation' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(path()).toBe('/chatbot');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await (await log()).findByText('$5')).toBeInTheDocument();
  expect(path()).toBe('/chatbot?conversation=c1');
});

test('a message is edited, and its versions are shown in turn', async () => {
  const [question, reply] = testConversation().messages.map((one) => ({ ...one, timestamp: testNow - 1 }));
  const messages = question && reply ? [question, reply] : [];
  const view = show([testConversation({ messages })], '/chatbot?conversation=c1');
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Edit question' }));
  const edit = screen.getByRole('textbox', { name: 'Edit question' });
  expect(edit).toHaveFocus();
  // Enter confirms the text of an input method.
  fireEvent.keyDown(edit, { key: 'Enter', keyCode: 229 });
  expect(edit).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Edit question' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Edit question' }));
  await user.keyboard(' And tips?{Enter}');
  expect(await (await log()).findByText(/ And tips\?$/)).toBeInTheDocument();
  expect(field()).toHaveFocus();
  await answer(view, 'Tips were $1.');
  expect(await (await log()).findByText('Tips were $1.')).toBeInTheDocument();
  expect(screen.getByText('2 of 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous version' }));
  expect(await (await log()).findByText('$5')).toBeInTheDocument();
  expect((await log()).queryByText('Tips were $1.')).not.toBeInTheDocument();
});

test('a conversation is created, found, chosen and renamed', async () => {
  const { user, path } = show([testConversation(), testConversation({ id: 'c2', title: 'Card fees' })]);
  await user.click(await screen.findByRole('link', { name: 'New conversation' }));
  expect(path()).toBe('/chatbot?conversation=new');
  expect(list().getByRole('link', { name: /No messages yet/ })).toHaveAttribute('aria-current', 'page');
  await fill(user, screen.getByRole('searchbox', { name: 'Search conversations' }), 'card');
  expect(await screen.findByText('1 conversation found')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1));
  await user.click(list().getByRole('link', { name: /Card fees/ }));
  await user.click(await screen.findByRole('button', { name: 'Rename conversation' }));
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  await fill(user, screen.getByRole('textbox', { name: 'Title' }), 'Fees in June');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Fees in June' })).toBeInTheDocument();
});

test('the draft of each conversation stays with it', async () => {
  const { user } = show([testConversation()], '/chatbot?conversation=c1');
  await fill(user, field(), 'Half a question');
  await user.click(screen.getByRole('link', { name: 'New conversation' }));
  expect(field()).toHaveValue('');
  await user.click(await list().findByRole('link', { name: /Net sales/ }));
  expect(field()).toHaveValue('Half a question');
});

test('an address without its conversation says so', async () => {
  show([], '/chatbot?conversation=gone');
  expect(await screen.findByText('This conversation does not exist')).toBeInTheDocument();
});

test('a long conversation draws its newest messages first', async () => {
  const messages = Array.from({ length: 100 }, (_, index) =>
    testMessage({ id: `m${index}`, content: `Question ${index}.` }),
  );
  const { user } = show([testConversation({ messages })], '/chatbot?conversation=c1');
  expect(await (await log()).findByText('Question 99.')).toBeInTheDocument();
  expect((await log()).queryByText('Question 69.')).not.toBeInTheDocument();
  await user.click((await log()).getByRole('button', { name: 'Show earlier messages' }));
  expect((await log()).getByText('Question 69.')).toBeInTheDocument();
});

test('files of the wrong kind are refused by name, others can be removed', async () => {
  const { user } = show();
  const chooser = screen.getByLabelText('Attach files', { selector: 'input' });
  fireEvent.change(chooser, { target: { files: [new File(['x'], 'setup.exe'), new File(['a,b'], 'june.csv')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('File type not supported: setup.exe');
  expect(screen.getByRole('progressbar', { name: 'Reading june.csv' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove june.csv' }));
  expect(screen.queryByText('june.csv')).not.toBeInTheDocument();
});

test('a conversation that cannot be reached says so, and Retry reads it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createMemoryConversationsStore([testConversation()]);
  const reading = jest.spyOn(store, 'read').mockRejectedValueOnce(new Error('closed'));
  const { user } = show([], '/chatbot?conversation=c1', store);
  expect(await screen.findByText('This conversation could not be read')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await (await log()).findByText('$5')).toBeInTheDocument();
  reading.mockRestore();
});

test('storage that is lost under an open conversation is said, and the conversation stays', async () => {
  const inner = createMemoryConversationsStore([testConversation()]);
  const lost = { ...inner, isPersistent: async () => !isLost };
  let isLost = false;
  let tell: () => void = () => undefined;
  lost.subscribe = (listener) => {
    tell = () => listener();
    return inner.subscribe(listener);
  };
  show([], '/chatbot?conversation=c1', lost);
  expect(await (await log()).findByText('$5')).toBeInTheDocument();
  isLost = true;
  act(tell);
  const notice = /Your changes will be lost when you close this page/;
  expect(await screen.findByText(notice)).toBeInTheDocument();
  expect((await log()).getByText('$5')).toBeInTheDocument();
  isLost = false;
  act(tell);
  await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
});

test('a damaged conversation is said until it is discarded; it can also be restored or downloaded', async () => {
  const memory = createMemoryConversationsStore();
  let unreadable = [{ key: 'conversation-bad', text: '{}', movedTo: 'quarantine:1:1' }];
  const { user } = show([], '/chatbot', {
    ...memory,
    unreadable: async () => unreadable,
    async discardDamaged() {
      unreadable = [];
      await memory.remove('bad');
      return { ok: true, changed: 1, undo: () => Promise.reject(new Error('not undone here')) };
    },
  });
  expect(await screen.findByText(/^The stored conversation is damaged\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download it' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Nothing in it can be read. You can download it or discard it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Damaged conversation discarded')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^The stored conversation is damaged/)).toBeNull());
});
