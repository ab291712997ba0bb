import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { libraryItems } from '../../../../domain/catalog';
import { askShop } from '../../../../../evaluation/askReplies';
import { verdictOn } from '../../../../../evaluation/expectation';

const shop = { port: localLedgerPort(createLedger()), isSample: true, catalog: libraryItems };

/** What was answered last: a question of June, in the notation of `evaluation/expectation.ts`. */
interface Answered {
  readonly text: string;
  readonly figures: string;
  readonly by: string;
  readonly filter: string;
}

function answered(text: string, figures: string, by = '', filter = ''): Answered {
  return { text, figures, by, filter };
}

const one = answered('net sales in june', 'net-sales');
const tips = answered('tips in june', 'tips');
const groups = answered('sales by location in june', '~sales', 'location');
const items = answered('top 5 items in june', '~sold', 'item-name');
const staff = answered('who sold the most in june', '~sales', 'collected-by');
const hours = answered('busiest hours in june', '~sales', 'hour');
const comparison = answered('sales in june vs april', '~sales');
const refunds = answered('list the refunds in june', 'rows', '', 'transaction-type=Refund');
const sale = answered('biggest sale in june', 'rows', '', 'transaction-type=Sale');
const customers = answered('how many customers did we have in june', 'customers');
const item = answered('how many sourdough loaves did we sell in june', '~sold', '', 'item-name=Sourdough Loaf, 800 g');

const figures = [one, tips, groups, items, staff, hours, comparison, item];
const all = [...figures, refunds, sale, customers];
const sums = [one, tips, groups, staff, hours, comparison];
const june = '2025-06-01..2025-06-30';
const may = '2025-05-01..2025-05-31';

/** The question before, of which some of it is another. */
function asks(before: Answered, { range = june, versus = '', more = '', ...other }: Partial<Answered> & Change) {
  const { figures: measures, by, filter } = { ...before, ...other };
  const limits = [filter, more].filter(Boolean).join('; ');
  const days = versus ? `@${range} vs ${versus}` : `@${range}`;
  return [measures, by && `by ${by}`, days, limits && `if ${limits}`].filter(Boolean).join(' ');
}

interface Change {
  readonly range?: string;
  readonly versus?: string;
  readonly more?: string;
}

/** What a turn does with the question before, however it is worded, and after which answers. */
const kinds: readonly (readonly [
  turns: readonly string[],
  after: readonly Answered[],
  expects: (before: Answered) => string,
])[] = [
  [
    ['only location 2', 'just at location 2', 'wrong, location 2'],
    all,
    (before) =>
      asks(before, before === groups ? { by: '', more: 'location=Location 2' } : { more: 'location=Location 2' }),
  ],
  [['mornings only', 'in the morning'], all, (before) => asks(before, { more: 'part-of-day=Morning' })],
  [
    ['and in may?', 'no i meant may', 'not june, may', 'thanks, and in may?'],
    all,
    (before) => asks(before, { range: may }),
  ],
  [['how was it in april', 'what about april'], all, (before) => asks(before, { range: '2025-04-01..2025-04-30' })],
  [['same for last year', 'and a year ago'], all, (before) => asks(before, { range: '2024-06-01..2024-06-30' })],
  [['for the whole year', 'and this year so far'], all, (before) => asks(before, { range: '2025-01-01..2025-07-18' })],
  [['and the tips?', 'sorry, tips'], sums, (before) => asks(before, { figures: 'tips' })],
  [['add the fees', 'together with fees', 'also show fees'], sums, (before) => asks(before, { figures: 'fees' })],
  [['by day', 'i meant by day', 'per day please'], figures, (before) => asks(before, { by: 'date' })],
  [['split it by staff', 'who was it'], sums, (before) => asks(before, { by: 'collected-by' })],
  [['compare with may', 'better or worse than may', 'vs may'], figures, (before) => asks(before, { versus: may })],
  [['vs may', 'compare with may'], [sale], (before) => asks(before, { range: may })],
  [['as money'], sums, (before) => asks(before, {})],
  [
    ['without location 2', 'not location 2'],
    [...figures, refunds, customers],
    (before) => asks(before, { more: 'location=Location 1,Location 3' }),
  ],
  [
    ['in units', 'in pieces, not dollars'],
    [groups, items, staff, hours],
    (before) => asks(before, { figures: '~units' }),
  ],
  [
    ['the second one', 'and the second'],
    [groups, staff, items],
    (before) => asks(before, { by: before === items ? 'item-name' : '', more: `${before.by}=*` }),
  ],
  [['on weekends', 'only weekends'], all, (before) => asks(before, { more: 'weekday=0,6' })],
  [['cheddar sales in june → back to tips'], [tips], (before) => asks(before, {})],
  [
    ['what percentage was online', 'what share was online'],
    [one, tips, groups],
    (before) => asks(before, { figures: '~any', by: 'channel' }),
  ],
  [
    ['worst first', 'only the lowest one', 'which one was the lowest'],
    [groups, items, staff, hours, refunds, sale],
    (before) => `${asks(before, {})}${before.by && ' bottom'}`,
  ],
  [['which one was the lowest', 'the best one'], [one], () => 'ask'],
  [['show them', 'list the transactions'], [one, tips, groups, comparison], () => `rows @${june}`],
  [['how many transactions was that'], [tips], () => `rows @${june}`],
  [['where was that', 'who rang it up', 'how did they pay'], [sale], () => `rows @${june} || row`],
  [
    ['how do i export this → and in may?', 'where can i see that → and in may?'],
    figures,
    (before) => asks(before, { range: may }),
  ],
];

const cells = kinds.flatMap(([turns, after, expects]) =>
  turns.flatMap((turn) => after.map((before) => [before.text, turn, expects(before)] as const)),
);

test.each(cells)('after “%s”, “%s” asks for %s', async (first, turns, expects) => {
  const verdict = verdictOn(expects, await askShop(shop, [first, ...turns.split(' → ')]));
  expect(verdict).toBe('right');
});
