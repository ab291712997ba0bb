import { fileOf } from '../books.testing';
import { readLayer } from '../reading/readLayer';
import { planBooks } from './planBooks';

const header = 'Invoice,Date,Item,Quantity,Unit Price';

test.each([
  ['follow each other', ['1,2026-05-04 10:00,Tea,1,5.00', '1,2026-05-04 10:00,Mug,1,9.00'], [0, 1], false],
  [
    'do not',
    ['1,2026-05-04 10:00,Tea,1,5.00', '2,2026-05-04 10:01,Pot,1,4.00', '1,2026-05-04 10:00,Mug,1,9.00'],
    [0, 2],
    true,
  ],
])('of a transaction whose facts %s, a list is kept only if it needs one', async (_name, rows, facts, isKept) => {
  const layer = await readLayer(fileOf([header, ...rows].join('\n')), { currency: 'USD' });
  const [first] = planBooks([layer], { timeZone: 'America/New_York', dayStart: 0 }).transactions;
  expect(first?.facts).toEqual(facts);
  expect(Object.hasOwn(first ?? {}, 'facts')).toBe(isKept);
});
