import fc from 'fast-check';
import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { askShop, type AskedShop } from '../../../../../evaluation/askReplies';
import { libraryItems } from '../../../../domain/catalog';

const shop: AskedShop = { port: localLedgerPort(createLedger()), isSample: true, catalog: libraryItems };
const withFigures = new Set(['figures', 'rows', 'row', 'customers', 'deferred']);

const questions = [
  'how much did we sell last week',
  'tips by staff in june',
  'best items last month',
  'refunds yesterday',
  'cash payments on july 9',
  'sourdough sales in june',
  'how many customers came in june',
  'biggest sale last week',
  'which items did not sell last week',
];

/** Words of everyday life that no question about sales has a use for, and words that do not exist. */
const strange = [
  'match',
  'zebra',
  'marathon',
  'wedding',
  'umbrella',
  'penguin',
  'velvet',
  'blorptik',
  'qwzzy',
  'frumious',
  'galaxy',
];

test('a question with a word that nothing is known about shows no figure, and offers two questions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...questions),
      fc.constantFrom(...strange),
      fc.nat({ max: 10 }),
      async (question, word, place) => {
        const words = question.split(' ');
        words.splice(place % (words.length + 1), 0, word);
        const text = words.join(' ');
        const { reply, calls } = await askShop(shop, [text]);
        expect({ text, figures: calls.filter(({ name }) => withFigures.has(name)) }).toEqual({ text, figures: [] });
        expect({ text, isAnswered: reply.isAnswered }).toEqual({ text, isAnswered: false });
        expect(reply.suggestions.length).toBeGreaterThan(1);
        expect(reply.text).toContain(word);
      },
    ),
    { numRuns: 80 },
  );
});

test.each(questions)('without it, “%s” is answered with figures', async (question) => {
  const { reply, calls } = await askShop(shop, [question]);
  expect(calls.some(({ name }) => withFigures.has(name))).toBe(true);
  expect(reply.isAnswered).toBe(true);
});

test.each([
  ['zebra sales last week', /^Sales last week$/],
  ['best zebra items in june', /^Best items in June 2025$/],
  ['tips zebra by staff in june', /^Tips by member of staff in June 2025$/],
])('a button of the reply to “%s” asks the question without the word', async (question, expected) => {
  const { reply } = await askShop(shop, [question]);
  const [first = ''] = reply.suggestions;
  expect(first).toMatch(expected);
  const { reply: answered } = await askShop(shop, [first]);
  expect(answered.isAnswered).toBe(true);
});

test.each(['does our match look good', 'sales in the mood', 'how was the concert in town'])(
  'everyday words of “%s” are taken for no month, name or item',
  async (question) => {
    const { calls } = await askShop(shop, [question]);
    expect(calls.filter(({ name }) => withFigures.has(name))).toEqual([]);
  },
);
