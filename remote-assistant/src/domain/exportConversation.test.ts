import { exportFileName, exportText } from './exportConversation';
import { testConversation } from './conversation.testing';

test('the export is JSON with all messages and ISO times', () => {
  const conversation = testConversation();
  const exported: unknown = JSON.parse(exportText(conversation));
  expect(exported).toEqual({
    ...conversation,
    createdAt: '2025-07-18T16:00:00.000Z',
    updatedAt: '2025-07-18T16:00:00.000Z',
    messages: conversation.messages.map((message) => ({ ...message, timestamp: '2025-07-18T16:00:00.000Z' })),
  });
});

test.each([
  ['Net sales?', 'conversation-net-sales-2025-07-18.json'],
  ['???', 'conversation-untitled-2025-07-18.json'],
])('the file of %j is %s', (title, name) => expect(exportFileName({ title }, '2025-07-18')).toBe(name));
