import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { libraryItems } from '../../../domain/catalog';
import { answerQuestion } from './answerQuestion';
import { readQuestion } from './reading/readQuestion';
import { namesOf } from './reading/readNames';
import type { Sources } from './reply';

afterEach(() => setPageFormat(samplePageFormat));

const today = '2025-07-18';

async function ask(text: string) {
  const port = localLedgerPort(createLedger());
  const sources: Sources = {
    port,
    isSample: true,
    ledgerParams: { revision: 0, seed: undefined, volume: 1 },
    catalog: libraryItems,
    now: { day: today, minute: 600 },
  };
  const question = await readQuestion(text, { today, catalog: libraryItems, namesIn: namesOf(port) });
  return { question, text: (await answerQuestion(question, sources)).text };
}

test.each([
  ['EUR', 'de-DE', 'show sales over 40,50 euros last week', 4_050],
  ['EUR', 'de-DE', 'show sales over 1.200 € last week', 120_000],
  ['EUR', 'de-DE', 'show sales over 40,50 EUR last week', 4_050],
  ['JPY', 'ja-JP', 'show sales over 3,000 yen last week', 3_000],
  ['KWD', 'en-KW', 'show sales over 1.250 KWD last week', 1_250],
  ['NOK', 'nb-NO', 'show sales over 40 kroner last week', 4_000],
])('in a shop with %s and %s “%s” is answered', async (currency, locale, asked, amount) => {
  setPageFormat({ ...samplePageFormat, currency, locale });
  const { question, text } = await ask(asked);
  expect(question).toMatchObject({ kind: 'transactions', amount, bound: 'over' });
  expect(text).not.toMatch(/convert|did not understand|don’t understand/);
});

test.each([
  ['USD', 'en-US', 'sales in euros last week', 'All figures are in US dollars'],
  ['USD', 'en-US', 'sales over 400 kroner last week', 'All figures are in US dollars'],
  ['EUR', 'de-DE', 'sales over 400 yen last week', 'All figures are in EUR'],
  ['KWD', 'en-KW', 'sales in INR last week', 'All figures are in KWD'],
])('in a shop with %s and %s “%s” is not', async (currency, locale, asked, answer) => {
  setPageFormat({ ...samplePageFormat, currency, locale });
  expect((await ask(asked)).text).toContain(answer);
});
