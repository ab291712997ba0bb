import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

test('an inactive chip shows only its label, an active one also its value', () => {
  const { rerender } = render(<Status key="none" />);
  expect(chip()).toHaveAccessibleName('Status');
  rerender(<Status key="one" start={['active']} />);
  expect(chip()).toHaveTextContent('StatusActive');
  rerender(<Status key="two" start={['active', 'archived']} />);
  expect(chip()).toHaveTextContent('StatusActive +1');
});

test('an active chip is tinted', () => {
  const { rerender } = render(<Status key="none" />);
  expect(getComputedStyle(chip()).backgroundColor).toBe('var(--bg-raised)');
  rerender(<Status key="one" start={['active']} />);
  expect(getComputedStyle(chip()).backgroundColor).toBe('var(--accent-subtle)');
});

test('choosing an option filters and closes the list', async () => {
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

test('Escape closes the list and keeps the choices', async () => {
  const onChange = jest.fn();
  render(<Status multiple start={['active', 'archived']} onChange={onChange} />);
  await userEvent.click(chip());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('where there are more options, it says so, can be searched, and tells what is typed until it closes', async () => {
  const onSearch = jest.fn();
  render(<Status more="The 2 most frequent of 30. Type to find the others." onSearch={onSearch} />);
  await userEvent.click(chip());
  expect(screen.getByText('The 2 most frequent of 30. Type to find the others.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find status' }), 'arc');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Archived2']);
  await userEvent.click(screen.getByRole('option', { name: /Archived/ }));
  expect(onSearch.mock.calls).toEqual([['a'], ['ar'], ['arc'], ['']]);
});

test('Clear removes the filter and is offered only while the chip is active', async () => {
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

describe('with a placeholder', () => {
  const all = [{ value: 'all', label: 'All' }, ...options];

  test('an inactive chip shows it, and its option is checked', async () => {
    render(<Status options={all} placeholder="All" />);
    expect(chip()).toHaveTextContent('StatusAll');
    await userEvent.click(chip());
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('All');
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  test.each([
    ['at rest', [], /All/],
    ['chosen', ['archived'], /Archived/],
  ])('choosing the checked option, %s, closes the list and changes nothing', async (_, start, name) => {
    const onChange = jest.fn();
    render(<Status options={all} placeholder="All" start={start} onChange={onChange} />);
    await userEvent.click(chip());
    await userEvent.click(screen.getByRole('option', { name }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('that is not an option is shown only on the chip', async () => {
    render(<Status placeholder="All" start={['active']} />);
    await userEvent.click(chip());
    await userEvent.click(screen.getByRole('option', { name: /Active/ }));
    expect(chip()).toHaveTextContent('StatusAll');
  });
});
