import fc from 'fast-check';
import { applyToCategories, type CategoriesOperation, type StoredCategory } from './categoriesOperation';

const stored: readonly StoredCategory[] = ['Bakery', 'Coffee', 'Deli'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));
const namesAfter = (operation: CategoriesOperation, list = stored) =>
  applyToCategories(list, operation).categories.map(({ name }) => name);

test.each<[string, CategoriesOperation, readonly string[]]>([
  ['create', { kind: 'create', category: { id: 'x', name: 'Gifts' } }, ['Bakery', 'Coffee', 'Deli', 'Gifts']],
  ['rename', { kind: 'rename', id: 'coffee', name: 'Drinks' }, ['Bakery', 'Drinks', 'Deli']],
  ['remove', { kind: 'remove', ids: ['bakery', 'deli', 'unknown'] }, ['Coffee']],
  ['arrange', { kind: 'arrange', from: stored, to: [...stored].reverse() }, ['Deli', 'Coffee', 'Bakery']],
])('%s', (_, operation, names) => {
  const applied = applyToCategories(stored, operation);
  expect(applied.categories.map(({ name }) => name)).toEqual(names);
  expect(applyToCategories(applied.categories, applied.inverse).categories).toEqual(stored);
});

test.each<[string, CategoriesOperation]>([
  ['a name that another tab has just created', { kind: 'create', category: { id: 'x', name: ' bakery' } }],
  ['renaming an unknown category', { kind: 'rename', id: 'gone', name: 'Gifts' }],
  ['removing an unknown category', { kind: 'remove', ids: ['gone'] }],
  ['arranging in the same order', { kind: 'arrange', from: stored, to: stored }],
])('%s changes nothing', (_, operation) => {
  expect(applyToCategories(stored, operation)).toMatchObject({ categories: stored, changed: 0 });
});

test('arranging keeps stored names and new categories, and stores derived ones', () => {
  const fresh = [...stored, { id: 'new', name: 'From another tab' }].map((category) =>
    category.id === 'coffee' ? { ...category, name: 'Drinks' } : category,
  );
  const to = [{ id: 'Pantry', name: 'Pantry' }, ...[...stored].reverse()];
  expect(namesAfter({ kind: 'arrange', from: stored, to }, fresh)).toEqual([
    'Pantry',
    'Deli',
    'Drinks',
    'Bakery',
    'From another tab',
  ]);
});

test('undoing a removal restores only what is still missing, at its old position', () => {
  const { categories: left, inverse } = applyToCategories(stored, { kind: 'remove', ids: ['bakery', 'coffee'] });
  const meanwhile = [...left, { id: 'coffee', name: 'Coffee again' }];
  expect(namesAfter(inverse, meanwhile)).toEqual(['Bakery', 'Deli', 'Coffee again']);
});

test('any order can be arranged, and Undo restores the old one', () => {
  const shuffled = fc.shuffledSubarray([...stored], { minLength: stored.length });
  fc.assert(
    fc.property(shuffled, (to) => {
      const applied = applyToCategories(stored, { kind: 'arrange', from: stored, to });
      expect(applied.categories).toEqual(to);
      expect(applyToCategories(applied.categories, applied.inverse).categories).toEqual(applied.changed ? stored : to);
    }),
  );
});
