import { unknown } from '@back-office/shared/format';
import { createLedger, measureOf, type LedgerPort, type MeasureId } from '@back-office/shared/ledger';
import { portOfRows, portWithUnknown } from '@back-office/shared/ledger/testing';
import { libraryItems, type CatalogItem } from '../../../../domain/catalog';
import { answerQuestion } from '../answerQuestion';
import { namesOf } from '../reading/readNames';
import { readQuestion } from '../reading/readQuestion';

const now = { day: '2025-07-18', minute: 600 };
const port = portWithUnknown(createLedger());
const ledgerParams = { revision: 0, seed: undefined, volume: 1 };

async function replyTo(text: string, asked: LedgerPort = port, catalog: readonly CatalogItem[] = []) {
  const question = await readQuestion(text, { today: now.day, catalog, namesIn: namesOf(asked) });
  return (await answerQuestion(question, { port: asked, isSample: false, ledgerParams, catalog, now })).text;
}

const reasons = {
  taxes: 'taxes',
  tips: 'tips',
  fees: 'fees',
  'total-sales': 'taxes and tips',
  'net-total': 'fees and payments',
} satisfies Partial<Record<MeasureId, string>>;

test.each(
  Object.entries(reasons).flatMap(([id, reason]) =>
    ['', 'by day', 'by staff', 'highest of all staff'].map((words) => [
      measureOf(id as MeasureId).label,
      words,
      reason,
    ]),
  ),
)('%s %s are not in the files, with the reason, and no amount is said', async (label, words, reason) => {
  const text = await replyTo(`${label} ${words} last week`);
  expect(text).toMatch(/(is|are) not in your files\*\* last week/);
  expect(text).toContain(`Your files do not hold ${reason}.`);
  expect(text).not.toContain('$');
});

test.each(['taxes', 'tips', 'fees'])('an average of unknown %s is not said to be none', async (figure) => {
  const text = await replyTo(`average ${figure} last week`);
  expect(text).toContain(`are not in your files** last week, Jul 6 – 12, 2025. Your files do not hold ${figure}.`);
  expect(text).not.toMatch(/no tips|no taxes|no fees|none|\$/);
});

test.each([
  [
    'how did customers pay last week',
    /^\*\*Total payments are not .*\| Cash \| \$.*\| Digital Wallet \| Not in your files/s,
  ],
  ['how much by digital wallet last week', /^\*\*Digital Wallet payments were not in your files\*\*/],
  ['payments by day last week', /\| Sunday, Jul 6, 2025 \| \$.*\| Monday, Jul 7, 2025 \| Not in your files/s],
  ['which staff had the most payments last week', /of all staff whose total payments are in your files last week/],
  ['who paid the most last week', /, of those whose payments are in your files: /],
  ['who came most often last week', /: \*\*2 visits\*\*\.\n.*\| Not in your files \|/s],
  ['customers last week', /\| Average spent per visit \| Not in your files \|/],
  ['biggest sale last week', /Amounts that are not in your files are left out\./],
  ['payments over $20 last week', /Amounts that are not in your files are left out\./],
  ['latest 5 transactions', /^\*\*The amount of the latest transaction is not in your files\*\*/],
])('"%s" says what the files do not hold', async (question, expected) => {
  const text = await replyTo(question);
  expect(text).toMatch(expected);
  expect(text).toContain('Your files do not hold payments.');
  expect(text).not.toMatch(/undefined|unknown|NaN/);
});

describe('of files without payments', () => {
  const ledger = createLedger();
  const rows = portOfRows((range) =>
    ledger.rowsOf(range).map((row) => ({ ...row, amount: unknown, totalCollected: unknown, payments: [] })),
  );
  const ask = (text: string) => replyTo(text, { ...port, ...rows });

  test('the largest sale is that with the highest net sales', async () => {
    const text = await ask('biggest sale last week');
    expect(text).toMatch(/^\*\*The largest net sales of one transaction: \$\d/);
    expect(text).toContain('Your files do not hold payments.');
  });

  test('the best customers are those with the highest net sales', async () => {
    const text = await ask('who are my best customers in june');
    expect(text).toMatch(
      /^\*\*[^*]+ bought the most\*\* in June 2025, Jun 1 – 30, 2025: \*\*\$[\d,.]+\*\* in \d visit/,
    );
    expect(text).toContain('| Customer | Net sales | Visits | Last sale |');
    expect(text).toContain('Your files do not hold payments, so these are net sales.');
    expect(text).not.toContain('Not in your files');
  });

  test.each([
    ['biggest payment last week', 'The largest payment'],
    ['largest refund in june', 'The largest refund'],
    ['payments over $20 last week', 'The amount of each payment'],
  ])('“%s” lists none', async (question, what) => {
    const text = await ask(question);
    expect(text).toMatch(new RegExp(`^\\*\\*${what} is not in your files\\*\\*`));
    expect(text).not.toMatch(/\||\bno payments\b/);
  });
});

test('returned items are said without the refunds that the files do not hold', async () => {
  const ledger = createLedger();
  const rows = portOfRows((range) =>
    ledger
      .rowsOf(range)
      .map((row) => ({ ...row, partialRefunds: unknown, customerId: '', customerName: '', staffName: '' })),
  );
  const text = await replyTo('refunds last week', { ...port, ...rows });
  expect(text).toMatch(/^\*\*Returns came to \(\$[\d.]+\)\*\* last week/);
  expect(text).toMatch(/\d refunds?:\n\n\| Refund \| Date \| Reason \| Paid back \|/);
  expect(text).toContain('Your files do not hold partial refunds.');
});

test('sales without a customer are no customer, and their refunds are not said to be to one', async () => {
  const ledger = createLedger();
  const without = { customerId: '', customerName: '' };
  const rows = portOfRows((range) =>
    ledger
      .rowsOf(range)
      .map((row, nth) => ((row.type === 'refund' ? row.returns === 0 : nth % 4 === 0) ? row : { ...row, ...without })),
  );
  const ask = (text: string) => replyTo(text, { ...port, ...rows });
  expect(await ask('top 1 customer last week')).toMatch(/^\*\*[^*]+ \(C-\d+\) paid the most\*\*/);
  expect(await ask('refunds last week')).toMatch(/\d refunds?:\n/);
});

test('of sales that do not name their items it is not said which items were sold', async () => {
  const ledger = createLedger();
  const rows = portOfRows((range) => ledger.rowsOf(range).map((row) => ({ ...row, lines: [] })));
  const ask = (text: string) => replyTo(text, { ...port, ...rows }, libraryItems);
  expect(await ask('which items did not sell last week')).toMatch(
    /^\*\*Items sold are not in your files\*\* last week.* Your files do not hold items sold\.$/,
  );
  expect(await ask('what is running low')).toMatch(/\| Not in your files \|/i);
});

test('one transaction says which of its amounts are not in the files', async () => {
  const text = await replyTo('PAY-144021');
  expect(text).toContain('| Net sales | $115.56 |\n| Fee | Not in your files |');
  expect(text).toContain('Your files do not hold fees.');
});

test('one transaction after midnight has the day of its time and its business day', async () => {
  const row = (id: string) => {
    const found = createLedger().find(id);
    return Promise.resolve(found && { ...found, minute: 1_530, time: '1:30 AM' });
  };
  expect(await replyTo('PAY-144021', { ...port, row }, libraryItems)).toContain(
    'on Jun 26, 2025 at 1:30 AM EDT (business day Jun 25, 2025): ',
  );
});

test('figures that the files hold are said as ever', async () => {
  expect(await replyTo('How did sales do last week?')).not.toContain('your files');
});
