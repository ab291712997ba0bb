import { testConversation, testMessage } from './conversation.testing';
import { excerptOf, searchTextOf, wordsOf } from './searchMessages';

const text = searchTextOf(
  testConversation({
    messages: [
      testMessage({ content: 'What about the\nrefunds?' }),
      testMessage({
        role: 'assistant',
        content: 'Between June 1 and June 30 there were **three refunds** by Olivia \\*.',
      }),
    ],
  }),
);

test('messages are searched as plain text', () => {
  expect(text).toBe('What about the refunds?\nBetween June 1 and June 30 there were three refunds by Olivia *.');
});

test.each([
  ['refunds', '… about the refunds?'],
  ['OLIVIA three', '… there were three refunds by Olivia *.'],
  ['june title', 'Between June 1 and June 30 there were three refunds by Olivia *.'],
  ['title', 'Between June 1 and June 30 there were three refunds by Olivia *.'],
  ['olivia payouts', undefined],
])('the excerpt for "%s" is %j', (query, excerpt) =>
  expect(excerptOf('The title', text, wordsOf(query))).toBe(excerpt),
);
