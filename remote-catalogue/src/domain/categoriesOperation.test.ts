import fc from 'fast-check';
import { applyToCategories, type CategoriesOperation, type KeptCategory } from './categoriesOperation';

const kept: readonly KeptCategory[] = ['Bakery', 'Coffee', 'Deli'].map((name) => ({ id: name.toLowerCase(), name }));
const namesAfter = (operation: CategoriesOperation, list = kept) =>
  applyToCategories(list, operation).kept.map(({ name }) => name);

test.each<[string, CategoriesOperation, readonly string[]]>([
  ['create', { kind: 'create', category: { id: 'x', name: 'Gifts' } }, ['Bakery', 'Coffee', 'Deli', 'Gifts']],
  ['rename', { kind: 'rename', id: 'coffee', name: 'Drinks' }, ['Bakery', 'Drinks', 'Deli']],
  ['remove', { kind: 'remove', ids: ['bakery', 'deli', 'unknown'] }, ['Coffee']],
  ['arrange', { kind: 'arrange', from: kept, to: [...kept].reverse() }, ['Deli', 'Coffee', 'Bakery']],
])('%s', (_, operation, names) => {
  const applied = applyToCategories(kept, operation);
  expect(applied.kept.map(({ name }) => name)).toEqual(names);
  expect(applyToCategories(applied.kept, applied.inverse).kept).toEqual(kept);
});

test.each<[string, CategoriesOperation]>([
  ['a name that another tab has just created', { kind: 'create', category: { id: 'x', name: ' bakery' } }],
  ['renaming what is not kept', { kind: 'rename', id: 'gone', name: 'Gifts' }],
  ['removing what is not kept', { kind: 'remove', ids: ['gone'] }],
  ['the order it already has', { kind: 'arrange', from: kept, to: kept }],
])('%s changes nothing', (_, operation) => {
  expect(applyToCategories(kept, operation)).toMatchObject({ kept, changed: 0 });
});

test('arranging takes names and new arrivals from the fresh list, and keeps what was only derived', () => {
  const fresh = [...kept, { id: 'new', name: 'From another tab' }].map((category) =>
    category.id === 'coffee' ? { ...category, name: 'Drinks' } : category,
  );
  const to = [{ id: 'Pantry', name: 'Pantry' }, ...[...kept].reverse()];
  expect(namesAfter({ kind: 'arrange', from: kept, to }, fresh)).toEqual([
    'Pantry',
    'Deli',
    'Drinks',
    'Bakery',
    'From another tab',
  ]);
});

test('undoing a removal brings back only what is still missing, to its old place', () => {
  const { kept: left, inverse } = applyToCategories(kept, { kind: 'remove', ids: ['bakery', 'coffee'] });
  const meanwhile = [...left, { id: 'coffee', name: 'Coffee again' }];
  expect(namesAfter(inverse, meanwhile)).toEqual(['Bakery', 'Deli', 'Coffee again']);
});

test('any order that is arranged is the order that is kept, and Undo gives back the old one', () => {
  const shuffled = fc.shuffledSubarray([...kept], { minLength: kept.length });
  fc.assert(
    fc.property(shuffled, (to) => {
      const applied = applyToCategories(kept, { kind: 'arrange', from: kept, to });
      expect(applied.kept).toEqual(to);
      expect(applyToCategories(applied.kept, applied.inverse).kept).toEqual(applied.changed ? kept : to);
    }),
  );
});
