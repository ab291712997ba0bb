import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { askShop, type AskedShop } from '../../../../evaluation/askReplies';
import { libraryItems } from '../../../domain/catalog';

const shop: AskedShop = { port: localLedgerPort(createLedger()), isSample: true, catalog: libraryItems };

/** The days and filters that the first figures of a reply are asked for. */
async function askedOn(path: string, ...texts: string[]) {
  const { calls, reply } = await askShop(shop, texts, { path });
  const question = calls.find(({ name }) => name === 'figures')?.question;
  return { question, text: reply.text };
}

test.each([
  ['/', '2025-07-18', '2025-07-18'],
  ['/?date=2025-07-11', '2025-07-11', '2025-07-11'],
  ['/transactions', '2025-06-22', '2025-06-28'],
  ['/financial-suite/reports/sales-summary', '2025-06-22', '2025-06-28'],
  ['/reports?from=2025-06-01&to=2025-06-07', '2025-06-01', '2025-06-07'],
])('on %s, a question that names no days is about those of the screen, and says so', async (path, from, to) => {
  const { question, text } = await askedOn(path, 'tips?');
  expect(question).toMatchObject({ range: { from, to } });
  expect(text).toContain('on your screen');
});

test('filters of the screen count until the question names days of its own', async () => {
  const path = '/transactions?location=location-2&staff=priya-nair';
  const filters = [
    { field: 'location', values: ['Location 2'] },
    { field: 'collected-by', values: ['Priya Nair'] },
  ];
  expect((await askedOn(path, 'tips?')).question).toMatchObject({ filters });
  expect((await askedOn(path, 'tips at location 1?')).question).toMatchObject({
    filters: [
      { field: 'location', values: ['Location 1'] },
      { field: 'collected-by', values: ['Priya Nair'] },
    ],
  });
  expect((await askedOn(path, 'tips yesterday')).question).toMatchObject({ filters: [] });
});

test('a screen without days leaves the last 30', async () => {
  const { question, text } = await askedOn('/items', 'tips?');
  expect(question).toMatchObject({ range: { from: '2025-06-19', to: '2025-07-18' } });
  expect(text).toContain('the last 30 days');
});
