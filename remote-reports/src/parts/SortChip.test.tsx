import { screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { SortChip } from './SortChip';

const choices = [
  { label: 'Newest first', sort: { by: 'time', isDescending: true } },
  { label: 'Largest amount', sort: { by: 'amount', isDescending: true } },
] as const;

const chip = () => screen.getByRole('button', { name: /^Sort/ });

test('a choice sorts accordingly', async () => {
  const onSort = jest.fn();
  const { user } = renderInArea(<SortChip choices={choices} current="Newest first" onSort={onSort} />);
  expect(chip()).toHaveTextContent('Newest first');
  await user.click(chip());
  await user.click(screen.getByRole('option', { name: 'Largest amount' }));
  expect(onSort.mock.calls).toEqual([[choices[1].sort]]);
});

test.each(['Largest amount', 'By channel'])('the chip shows the sort order %s', (current) => {
  renderInArea(<SortChip choices={choices} current={current} onSort={() => undefined} />);
  expect(chip()).toHaveTextContent(current);
});
