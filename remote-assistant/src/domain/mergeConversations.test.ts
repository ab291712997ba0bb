import { mergeConversations } from './mergeConversations';
import { testConversation, testMessage } from './conversation.testing';

const question = testMessage({ id: 'm1', timestamp: 1 });
const here = testMessage({ id: 'here', timestamp: 2 });
const there = testMessage({ id: 'there', timestamp: 3 });

test('messages of both are kept in the order of their times, and the newer title', () => {
  const one = testConversation({ title: 'Old', messages: [question, here], updatedAt: 2 });
  const other = testConversation({ title: 'New', messages: [question, there], updatedAt: 3 });
  const merged = { ...other, messages: [question, here, there] };
  expect(mergeConversations(one, other)).toEqual(merged);
  expect(mergeConversations(other, one)).toEqual(merged);
});

test('a conversation with nothing to add is the same object, so that it is not written again', () => {
  const stored = testConversation({ messages: [question, here] });
  expect(mergeConversations(stored, testConversation({ messages: [question] }))).toBe(stored);
});
