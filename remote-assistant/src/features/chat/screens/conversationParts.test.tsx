import { screen, within } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { createMemoryConversationsStore } from '../../../data/memoryConversationsStore.testing';
import { testServices } from '../../../data/services.testing';
import { testConversation, testNow } from '../../../domain/conversation.testing';
import { AssistantProvider } from '../../../state/AssistantProvider';
import { createAssistantSession } from '../../../state/session';
import { ChatScreen } from './ChatScreen';

let mockIsGone = true;

jest.mock('./conversationParts', () => {
  if (mockIsGone) throw new Error('gone');
  return jest.requireActual('./conversationParts');
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('conversations whose code could not be loaded say so, and Retry shows the list and the messages', async () => {
  const session = createAssistantSession({
    store: createMemoryConversationsStore([testConversation()]),
    services: testServices(),
    now: () => testNow,
    newId: () => 'id1',
    autoSave: { isOn: () => true, subscribe: () => () => undefined },
  });
  const { user } = renderInArea(
    <AssistantProvider session={session}>
      <ChatScreen />
    </AssistantProvider>,
    { path: '/chatbot?conversation=c1' },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The messages could not be loaded');
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
  const list = within(screen.getByRole('navigation', { name: 'Conversations' }));
  expect(await list.findByText('Conversations could not be read')).toBeVisible();
  mockIsGone = false;
  await user.click(list.getByRole('button', { name: 'Retry' }));
  expect(await list.findByRole('link', { name: /^Net sales/ })).toBeVisible();
  expect(await screen.findByText('$5')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(list.queryByText('Conversations could not be read')).not.toBeInTheDocument();
});
