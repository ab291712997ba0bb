import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { portOfRows } from '@back-office/shared/ledger/testing';
import { answerQuestion } from '../answerQuestion';
import { namesOf } from '../reading/readNames';
import { readQuestion } from '../reading/readQuestion';

test('all items that were sold before count, however many there are', async () => {
  const ledger = createLedger();
  const [sale] = ledger.rowsOf({ from: '2025-06-20', to: '2025-06-20' }).filter(({ lines }) => lines.length > 0);
  const [line] = sale?.lines ?? [];
  if (!sale || !line) throw new Error('The sample has no sale on that day.');
  const lines = Array.from({ length: 600 }, (_, nth) => ({
    ...line,
    item: { ...line.item, name: `Mug ${nth}`, sku: '' },
  }));
  const rows = [
    { ...sale, lines },
    { ...sale, id: 'later', date: '2025-07-08', lines: lines.slice(0, 5) },
  ];
  const port = {
    ...localLedgerPort(ledger),
    ...portOfRows(({ from, to }) => rows.filter(({ date }) => date >= from && date <= to)),
  };
  const now = { day: '2025-07-18', minute: 600 };
  const text = 'which items did not sell last week';
  const question = await readQuestion(text, { today: now.day, catalog: [], namesIn: namesOf(port) });
  const ledgerParams = { revision: 0, seed: undefined, volume: 1 };
  const reply = await answerQuestion(question, { port, isSample: false, ledgerParams, catalog: [], now });
  expect(reply.text).toMatch(/^\*\*595 items not sold at all\*\* last week/);
});
