import { renderHook } from '@testing-library/react';
import { useLibrary } from '../features/library/state/library';
import { useCategories } from '../state/categories';
import { useItems } from '../state/items';

test.each([
  ['useItems', useItems, 'useItems must be used within an ItemsProvider'],
  ['useCategories', useCategories, 'useCategories must be used within a CategoriesProvider'],
  ['useLibrary', useLibrary, 'useLibrary must be used within a LibraryProvider'],
] as const)('%s outside its provider throws an error that names the provider', (_, hook, message) => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook<object, unknown>(() => hook())).toThrow(new Error(message));
  silence.mockRestore();
});
