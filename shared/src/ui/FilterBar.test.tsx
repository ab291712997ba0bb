import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterBar } from './FilterBar';
import { SearchField } from './SearchField';

function Bar() {
  const [filters, setFilters] = useState(['Type: Sale', 'Status: Active']);
  return (
    <FilterBar
      chips={filters.map((label) => ({
        label,
        onRemove: () => setFilters(filters.filter((other) => other !== label)),
      }))}
      onClear={() => setFilters([])}
      shown={filters.length > 0 ? 1234 : 22000}
      total={22000}
    >
      <SearchField label="Search" value="" onChange={() => undefined} />
    </FilterBar>
  );
}

test('the bar says how many rows are left', () => {
  render(<Bar />);
  expect(screen.getByRole('status')).toHaveTextContent('1,234 of 22,000');
});

test('after removing a filter the next one has the focus, after the last one the search', async () => {
  render(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Type: Sale' }));
  const next = screen.getByRole('button', { name: 'Remove filter Status: Active' });
  expect(next).toHaveFocus();
  await userEvent.click(next);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('Clear filters removes all at once, and an unfiltered list shows no counts', async () => {
  render(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.queryByRole('button', { name: /Remove filter/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
