import { exampleOutline } from './exampleCourse.testing';
import { countsOf, filterModules, moduleFiltersOf, withModuleFilters } from './moduleFilters';

const advanced = { ...exampleOutline, id: 'other', title: 'Closing the day', difficulty: 'Advanced' as const };
const modules = [exampleOutline, advanced];
const idsFor = (search: string, level: Parameters<typeof filterModules>[1]['level'] = 'All Levels') =>
  filterModules(modules, { search, level }).map(({ id }) => id);

test('the search finds words of title, description, category and section titles, in any order', () => {
  expect(idsFor('receipt reading')).toEqual(['reading-a-receipt']);
  expect(idsFor('  CLOSING ')).toEqual(['other']);
  expect(idsFor('lunch')).toHaveLength(2);
  expect(idsFor('sales')).toHaveLength(2);
  expect(idsFor('  ')).toHaveLength(2);
  expect(idsFor('nothing')).toEqual([]);
});

test('a level shows only its modules', () => {
  expect(idsFor('', 'Beginner')).toEqual(['reading-a-receipt']);
  expect(idsFor('', 'Intermediate')).toEqual([]);
  expect(idsFor('reading', 'Advanced')).toEqual([]);
});

test('search and level are in the address, and defaults are left out', () => {
  const params = withModuleFilters(new URLSearchParams('rev=2'), { search: 'net sales', level: 'Intermediate' });
  expect(params.toString()).toBe('rev=2&q=net+sales&level=intermediate');
  expect(moduleFiltersOf(params)).toEqual({ search: 'net sales', level: 'Intermediate' });
  expect(withModuleFilters(params, { search: '', level: 'All Levels' }).toString()).toBe('rev=2');
  expect(moduleFiltersOf(new URLSearchParams('level=expert')).level).toBe('All Levels');
});

test('the counts are those of all modules', () => {
  expect(countsOf(modules)).toEqual({ modules: 2, sections: 4, faqs: 4 });
});
