import { screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { createMemoryConversationsStore } from '../../../data/memoryConversationsStore.testing';
import { testServices } from '../../../data/services.testing';
import { testConversation, testNow } from '../../../domain/conversation.testing';
import { AssistantProvider } from '../../../state/AssistantProvider';
import { createAssistantSession } from '../../../state/session';
import { ChatSurface } from './ChatSurface';

/** How often the chunk was requested. The first request fails. */
let mockAttempts = 0;

jest.mock('./MessageList', () => {
  mockAttempts += 1;
  if (mockAttempts === 1) throw new Error('gone');
  return jest.requireActual('./MessageList');
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function show(id: string) {
  const session = createAssistantSession({
    store: createMemoryConversationsStore([testConversation()]),
    services: testServices(),
    now: () => testNow,
    newId: () => 'id1',
    autoSave: { isOn: () => true, subscribe: () => () => undefined },
  });
  return renderInArea(
    <AssistantProvider session={session}>
      <ChatSurface id={id} onShow={() => undefined} />
    </AssistantProvider>,
  );
}

test('messages whose code could not be loaded say so, and Retry shows them', async () => {
  const { user } = show('c1');
  expect(await screen.findByRole('alert')).toHaveTextContent('The messages could not be loaded');
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$5')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
