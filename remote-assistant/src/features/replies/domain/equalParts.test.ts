import { formatMoney, type DayRange } from '@back-office/shared/format';
import { createLedger, hasHappened, localLedgerPort } from '@back-office/shared/ledger';
import { salesOf } from '@back-office/shared/ledger/testing';
import { libraryItems } from '../../../domain/catalog';
import { answerQuestion } from './answerQuestion';
import { namesOf } from './reading/readNames';
import { readQuestion } from './reading/readQuestion';

/** A Monday at 10 AM. */
const now = { day: '2026-11-23', minute: 10 * 60 };
const ledger = createLedger();
const sources = {
  port: localLedgerPort(ledger),
  isSample: true,
  ledgerParams: { revision: 0, seed: undefined, volume: 1 },
  catalog: libraryItems,
  now,
};
const namesIn = namesOf(sources.port);

async function ask(text: string) {
  const question = await readQuestion(text, { today: now.day, catalog: libraryItems, namesIn });
  return answerQuestion(question, sources);
}

function netSalesIn(dateRange: DayRange, minute?: number) {
  const until = minute === undefined ? undefined : { day: dateRange.to, minute };
  return formatMoney(salesOf(ledger.rowsOf(dateRange).filter((row) => !until || hasHappened(row, until))).netSales);
}

const oneDay = (day: string) => ({ from: day, to: day });

test.each([
  ['How are sales today compared with yesterday?', oneDay('2026-11-23'), oneDay('2026-11-22'), 'Sunday, Nov 22, 2026'],
  ['how are sales today?', oneDay('2026-11-23'), oneDay('2026-11-16'), 'Monday, Nov 16, 2026'],
  ['sales today vs last week', oneDay('2026-11-23'), oneDay('2026-11-16'), 'Monday, Nov 16, 2026'],
  ['sales today vs last month', oneDay('2026-11-23'), oneDay('2026-10-23'), 'Friday, Oct 23, 2026'],
  ['today against last year', oneDay('2026-11-23'), oneDay('2025-11-23'), 'Sunday, Nov 23, 2025'],
  [
    'net sales this week compared with last week',
    { from: '2026-11-22', to: '2026-11-23' },
    { from: '2026-11-15', to: '2026-11-16' },
    'Nov 15 – 16, 2026',
  ],
  [
    'sales this month against last year',
    { from: '2026-11-01', to: '2026-11-23' },
    { from: '2025-11-01', to: '2025-11-23' },
    'Nov 1 – 23, 2025',
  ],
  [
    'year to date vs last year',
    { from: '2026-01-01', to: '2026-11-23' },
    { from: '2025-01-01', to: '2025-11-23' },
    'Jan 1 – Nov 23, 2025',
  ],
])('"%s" compares equal parts, until the same minute, and says so', async (text, range, baseline, words) => {
  const { text: said, links } = await ask(text);
  expect(said).toContain(`from ${netSalesIn(baseline, now.minute)} `);
  expect(said).toContain(netSalesIn(range));
  expect(netSalesIn(baseline, now.minute)).not.toBe(netSalesIn(baseline));
  expect(said).toContain(`${words}, until 10:00 AM.`);
  // No screen has a day until a minute, unless the sales summary compares with it.
  expect(links.map(({ path }) => path).join(' ')).not.toContain(`from=${baseline.from}`);
});

test.each(['sales this month', 'net sales this month vs last month'])(
  'on March 30, "%s" are compared with February, which says that it is shorter',
  async (text) => {
    const march30 = { day: '2026-03-30', minute: now.minute };
    const question = await readQuestion(text, { today: march30.day, catalog: libraryItems, namesIn });
    const { text: said } = await answerQuestion(question, { ...sources, now: march30 });
    const february = { from: '2026-02-01', to: '2026-02-28' };
    expect(said).toContain(`from ${netSalesIn(february)} `);
    expect(said).toContain('Feb 1 – 28, 2026 (2 days fewer)');
  },
);

test('named the other way round, yesterday has as much as today', async () => {
  const { text } = await ask('sales yesterday vs today');
  expect(text).toContain(
    `${netSalesIn(oneDay('2026-11-22'), now.minute)}** yesterday, Sunday, Nov 22, 2026, until 10:00 AM.`,
  );
  expect(text).toContain(`from ${netSalesIn(oneDay('2026-11-23'))} today, Monday, Nov 23, 2026.`);
});

test('days that are over, and periods of different lengths, are compared as a whole', async () => {
  const { text } = await ask('sales yesterday vs the day before yesterday');
  expect(text).toContain(`from ${netSalesIn(oneDay('2026-11-21'))} `);
  expect(text).not.toContain('until');
  expect((await ask('sales this month vs yesterday')).text).not.toContain('until');
});

test('the average tip and refunds of today are compared with those until the same minute', async () => {
  for (const text of ['average tip today', 'refunds this month', 'how many customers today vs yesterday'])
    expect((await ask(text)).text).toContain(', until 10:00 AM');
});
