import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { libraryItems } from '../domain/catalog';
import { defaultSettings } from '../domain/conversation';
import { testMessage } from '../domain/conversation.testing';
import { exampleQuestions, helpCards, templates } from '../features/chat/domain/starters';
import { replyTo } from '../features/replies/domain/replyTo';

const starters = [
  ...exampleQuestions,
  ...templates.map(({ text }) => text),
  ...helpCards.flatMap(({ question, sampleQuestion }) => [question ?? [], sampleQuestion ?? []].flat()),
];

test.each(starters)('the empty conversation offers only what is answered: %s', async (content) => {
  const request = {
    conversationId: 'c1',
    messages: [testMessage({ content })],
    settings: defaultSettings,
    attachments: [],
    context: { path: '/', language: 'en' },
  };
  const sources = {
    port: localLedgerPort(createLedger()),
    isSample: true,
    ledgerParams: { revision: 0, seed: undefined, volume: 1 },
    catalog: libraryItems,
    now: { day: '2026-11-22', minute: 600 },
  };
  const { isAnswered, text } = await replyTo(request, sources);
  expect(isAnswered).toBe(true);
  // The full date of the help card is understood as it is written.
  if (content.includes('June 22')) expect(text).toContain('Jun 22 – 28, 2025');
});
