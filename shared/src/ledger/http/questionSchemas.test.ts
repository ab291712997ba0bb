import { rowsBehind } from '../catalog/rowsBehind';
import { measureIds } from '../catalog/measures';
import { createLedger } from '../sample/createLedger';
import { bodyOf } from './protocol';
import { readQuestion } from './questionSchemas';

const scope = { range: { from: '2025-06-22', to: '2025-06-28' }, filters: [{ field: 'location', values: ['North'] }] };
const sort = { by: 'time', isDescending: true };

/** As it arrives at the server. */
const sent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

test('the conditions of all figures of the catalog are accepted', () => {
  const counts = Object.fromEntries(measureIds.map((id) => [id, rowsBehind(id)]));
  const question = { ...scope, measures: measureIds, groupBy: ['item-name', 'month'], counts, of: 'lines' };
  expect(readQuestion('figures', sent(question))).toEqual({ ok: true, question });
});

test.each([
  ['describe', undefined],
  ['rows', { scope, sort, offset: 50, limit: 50 }],
  ['facets', { scope, field: 'tender', text: 'ca' }],
  ['search', { scope, text: 'PAY-1', limit: 5 }],
  ['row', 'PAY-144021'],
  ['deferred', '2025-07-01'],
  ['customers', { ...scope, until: { day: '2025-06-28', minute: 600 } }],
] as const)('a question of "%s" arrives as it was asked', (name, question) => {
  expect(readQuestion(name, sent(bodyOf(name, question)))).toEqual({ ok: true, question });
});

test('a transaction is what "related" asks about', () => {
  const [row] = createLedger().rowsOf(scope.range);
  expect(readQuestion('related', sent(bodyOf('related', row)))).toEqual({ ok: true, question: row });
});

test.each([
  ['a figure that does not exist', 'figures', { ...scope, measures: ['net-sales; drop table'] }, 'measures.0'],
  ['a field that does not exist', 'facets', { scope, field: 'password' }, 'field'],
  ['a misspelled property', 'customers', { ...scope, fliters: [] }, 'fliters'],
  ['a day that is not in the calendar', 'deferred', { day: '2025-02-30' }, 'day'],
  ['more rows than a page has', 'rows', { scope, sort, offset: 0, limit: 501 }, 'limit'],
  ['an offset before the first row', 'rows', { scope, sort, offset: -1, limit: 5 }, 'offset'],
  ['more than three groupings', 'figures', { ...scope, measures: [], groupBy: Array(4).fill('kind') }, 'groupBy'],
  [
    'an order by what is not sorted',
    'rows',
    { scope, sort: { by: 'lines', isDescending: true }, offset: 0, limit: 5 },
    'sort.by',
  ],
] as const)('%s is refused with its field', (_, name, body, field) => {
  expect(readQuestion(name, sent(body))).toMatchObject({ ok: false, field });
});

test('a body that is no object is refused', () => {
  expect(readQuestion('rows', null)).toMatchObject({ ok: false, field: undefined });
  expect(readQuestion('row', ['PAY-1'])).toMatchObject({ ok: false });
});

test('conditions that are too deep or too many are refused before they are followed', () => {
  const deep = JSON.parse(`${'{"not":'.repeat(10_000)}{"all":[]}${'}'.repeat(10_000)}`) as unknown;
  const many = { all: Array.from({ length: 20_000 }, () => ({ field: 'kind', is: 'Sale' })) };
  expect(readQuestion('customers', { ...scope, where: deep })).toMatchObject({ ok: false, field: 'where' });
  expect(readQuestion('rows', { scope: { ...scope, where: many }, sort, offset: 0, limit: 5 })).toMatchObject({
    ok: false,
    field: 'scope.where',
  });
});
