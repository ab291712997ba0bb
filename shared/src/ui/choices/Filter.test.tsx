import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from '@back-office/shared/ui';
import { FilterBar } from './FilterBar';
import { FilterChip, type FilterChipProps } from './FilterChip';

const options = [
  { value: 'active', label: 'Active', count: 13 },
  { value: 'archived', label: 'Archived', count: 2 },
];

function Status({ start = [], ...props }: Partial<FilterChipProps> & { readonly start?: readonly string[] }) {
  const [selected, setSelected] = useState(start);
  return <FilterChip label="Status" options={options} selected={selected} onChange={setSelected} {...props} />;
}

const chip = () => screen.getByRole('button', { name: /^Status/ });

test('a plain chip has only its name, one that narrows also says by what', () => {
  const { rerender } = render(<Status key="none" />);
  expect(chip()).toHaveAccessibleName('Status');
  rerender(<Status key="one" start={['active']} />);
  expect(chip()).toHaveTextContent('StatusActive');
  rerender(<Status key="two" start={['active', 'archived']} />);
  expect(chip()).toHaveTextContent('StatusActive +1');
});

test('choosing an option narrows and closes the list', async () => {
  render(<Status />);
  await userEvent.click(chip());
  expect(screen.getByRole('dialog', { name: 'Status' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('option', { name: /Archived/ }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(chip()).toHaveTextContent('Archived');
});

test('with several choices the list stays open', async () => {
  render(<Status multiple />);
  await userEvent.click(chip());
  await userEvent.click(screen.getByRole('option', { name: /Active/ }));
  await userEvent.click(screen.getByRole('option', { name: /Archived/ }));
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
});

test('Escape closes the list and keeps what is chosen', async () => {
  const onChange = jest.fn();
  render(<Status multiple start={['active', 'archived']} onChange={onChange} />);
  await userEvent.click(chip());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('Clear widens again and is offered only while the chip narrows', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<Status key="none" />);
  await userEvent.click(chip());
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  rerender(<Status key="one" start={['active']} onChange={onChange} />);
  await userEvent.click(chip());
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange.mock.calls).toEqual([[[]]]);
});

test('a long list can be searched', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ value: `${index}`, label: `Category ${index}` }));
  render(<Status options={many} />);
  await userEvent.click(chip());
  expect(screen.getByRole('searchbox', { name: 'Find status' })).toHaveFocus();
  await userEvent.keyboard('11');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Category 11']);
});

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

test('removing a filter leaves the focus on the next one, the last removal on the search', async () => {
  render(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Type: Sale' }));
  const next = screen.getByRole('button', { name: 'Remove filter Status: Active' });
  expect(next).toHaveFocus();
  await userEvent.click(next);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('Clear filters removes all at once, and an unnarrowed list says nothing', async () => {
  render(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.queryByRole('button', { name: /Remove filter/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
