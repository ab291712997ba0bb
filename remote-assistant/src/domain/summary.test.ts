import { sortSummaries, summaryOf, titleOf, usageOf } from './summary';
import { testConversation, testMessage } from './conversation.testing';

test('a summary previews the last message as plain text and counts messages, tokens and files', () => {
  const conversation = testConversation({
    messages: [
      testMessage({
        messageType: 'file',
        metadata: {
          files: [
            { name: 'a.csv', size: 1 },
            { name: 'b.csv', size: 2 },
          ],
        },
      }),
      testMessage({ role: 'assistant', content: 'They came to **$5**.', metadata: { tokens: 12 } }),
    ],
  });
  expect(summaryOf(conversation)).toMatchObject({ preview: 'They came to $5.', messages: 2, tokens: 12, files: 2 });
});

test.each([
  ['a long question', testMessage({ content: 'x'.repeat(61) }), `${'x'.repeat(60)}...`],
  ['60 characters', testMessage({ content: 'x'.repeat(60) }), 'x'.repeat(60)],
  ['a file only', testMessage({ content: '', metadata: { files: [{ name: 'june.csv', size: 1 }] } }), 'june.csv'],
  [
    'an error',
    testMessage({ role: 'assistant', content: '', error: 'Failed to generate response' }),
    'Failed to generate response',
  ],
])('the preview of %s', (_, message, preview) =>
  expect(summaryOf(testConversation({ messages: [message] })).preview).toBe(preview),
);

test.each([
  ['How did net sales do?', [], 'How did net sales do?'],
  ['x'.repeat(51), [], `${'x'.repeat(50)}...`],
  [' ', ['supplier-price-list.csv'], 'supplier-price-list.csv'],
])('the title of %j with files %j is %j', (text, files, title) => expect(titleOf(text, files)).toBe(title));

test('the newest conversation comes first', () => {
  const at = (id: string, updatedAt: number) => summaryOf(testConversation({ id, updatedAt }));
  expect(sortSummaries([at('a', 1), at('b', 3), at('c', 2)]).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('usage adds up what the conversations contain', () => {
  const summary = { ...summaryOf(testConversation()), tokens: 5, files: 1 };
  expect(usageOf([summary, summary])).toEqual({
    messagesCount: 4,
    tokensUsed: 10,
    conversationsCount: 2,
    filesUploaded: 2,
  });
});
