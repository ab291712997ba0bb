import { screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { useMigrationFilters } from './useMigrationFilters';

test('changes in the same moment all reach the address', async () => {
  const { user, path } = renderInArea(<Changes />, { path: '/migration-status?rev=2' });
  await user.click(screen.getByRole('button', { name: 'Choose both' }));
  expect(path()).toBe('/migration-status?rev=2&q=tax&category=sales&status=not-started');
  await user.click(screen.getByRole('button', { name: 'Clear the search, then a filter' }));
  expect(path()).toBe('/migration-status?rev=2&status=not-started');
  expect(screen.getByText('["","Not started"]')).toBeVisible();
});

function Changes() {
  const { filters, search, setFilters } = useMigrationFilters();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          search('tax');
          setFilters({ category: 'Sales' });
          setFilters({ state: 'Not started' });
        }}
      >
        Choose both
      </button>
      <button
        type="button"
        onClick={() => {
          setFilters({ query: '' });
          setFilters({ category: undefined });
        }}
      >
        Clear the search, then a filter
      </button>
      {JSON.stringify([filters.query, filters.category, filters.state].filter((value) => value !== undefined))}
    </>
  );
}
