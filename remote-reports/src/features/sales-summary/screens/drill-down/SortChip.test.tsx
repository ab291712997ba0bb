import { screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';

import { byDate } from '../../domain/drillDownSort';
import { SortChip } from './SortChip';

test.each([
  ['gross-sales', 'Newest first', { column: 'date', direction: 'descending' }],
  ['gross-sales', 'Largest amount', { column: 'gross-sales', direction: 'descending' }],
  ['gross-sales', 'Smallest amount', { column: 'gross-sales', direction: 'ascending' }],
  ['returns', 'Largest amount', { column: 'returns', direction: 'ascending' }],
  ['returns', 'Smallest amount', { column: 'returns', direction: 'descending' }],
] as const)('in %s, %s sorts accordingly', async (line, label, sort) => {
  const onSort = jest.fn();
  const { user } = renderInArea(<SortChip sort={byDate} amount={line} onSort={onSort} />);
  await user.click(screen.getByRole('button', { name: /^Sort/ }));
  await user.click(screen.getByRole('option', { name: label }));
  expect(onSort.mock.calls).toEqual([[expect.objectContaining(sort)]]);
});

test('the chip shows the sort order', () => {
  const sort = { column: 'gross-sales', direction: 'descending' } as const;
  renderInArea(<SortChip sort={sort} amount={'gross-sales'} onSort={() => undefined} />);
  expect(screen.getByRole('button', { name: /^Sort/ })).toHaveTextContent('Largest amount');
});
