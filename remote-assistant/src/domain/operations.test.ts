import {
  addMessage,
  applyOperation,
  mergeConversations,
  questionOf,
  rateMessage,
  renameTo,
  replaceMessage,
  setError,
} from './operations';
import { testConversation, testMessage, testNow } from './conversation.testing';

test('a rating toggles between good and poor, and the same again clears it', () => {
  const good = applyOperation(testConversation(), rateMessage('m2', 1));
  const poor = applyOperation(good, rateMessage('m2', -1));
  const cleared = applyOperation(poor, rateMessage('m2', -1));
  expect([good, poor, cleared].map(({ messages }) => messages[1]?.metadata?.rating)).toEqual([1, -1, undefined]);
});

test('a message is added at the end, and the conversation is as recent as it', () => {
  const added = applyOperation(testConversation(), addMessage(testMessage({ id: 'm3', timestamp: testNow + 5 })));
  expect(added.messages.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
  expect(added.updatedAt).toBe(testNow + 5);
});

test('a new answer takes the place of the old one; one that is gone changes nothing', () => {
  const conversation = testConversation();
  const next = testMessage({ id: 'm2', role: 'assistant', content: 'New' });
  expect(applyOperation(conversation, replaceMessage('m2', next)).messages[1]).toBe(next);
  expect(applyOperation(conversation, replaceMessage('m9', next))).toBe(conversation);
});

test('an error is set beside the text, and cleared', () => {
  const failed = applyOperation(testConversation(), setError('m2', 'Failed to regenerate response'));
  expect(failed.messages[1]).toMatchObject({ content: 'They came to **$5**.', error: 'Failed to regenerate response' });
  expect(applyOperation(failed, setError('m2', undefined)).messages[1]).not.toHaveProperty('error');
});

test.each([
  ['Fees', 'Fees'],
  ['  ', 'Net sales?'],
  ['x'.repeat(60), `${'x'.repeat(50)}...`],
])('renaming to %j gives %j', (title, expected) =>
  expect(applyOperation(testConversation(), renameTo(title)).title).toBe(expected),
);

test('an edit that only another version of the product knows is refused, not made in part', () => {
  const operation = JSON.parse('{"kind":"pin"}') as Parameters<typeof applyOperation>[1];
  expect(() => applyOperation(testConversation(), operation)).toThrow('Another version');
});

test('only a reply right after a question can be regenerated', () => {
  const messages = [
    testMessage({ id: 'a', role: 'assistant' }),
    testMessage({ id: 'q' }),
    testMessage({ id: 'b', role: 'assistant' }),
    testMessage({ id: 'c', role: 'assistant' }),
  ];
  expect(['a', 'q', 'b', 'c'].map((id) => questionOf(messages, id)?.id)).toEqual([
    undefined,
    undefined,
    'q',
    undefined,
  ]);
});

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
