import { screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { TableActions } from './TableActions';

const table = '**Tea** sold best.\n\n| Item | Units |\n| --- | ---: |\n| Tea | 3 |\n| Honey | 2 |';

test('the table of a reply becomes a file that is called after the reply', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:table', revokeObjectURL: jest.fn() });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = renderInArea(<TableActions text={table} hasFiles={false} />);
  await user.click(screen.getByRole('button', { name: 'Table to file' }));
  expect(click.mock.contexts[0]).toHaveProperty('download', 'tea-sold-best.csv');
  click.mockRestore();
});

test('bars are drawn when they are asked for, and go again', async () => {
  const { user } = renderInArea(<TableActions text={table} hasFiles={false} />);
  const bars = screen.getByRole('button', { name: 'Bars' });
  expect(bars).toHaveAttribute('aria-pressed', 'false');
  await user.click(bars);
  expect(await screen.findByRole('figure', { name: /Units by item/ })).toBeInTheDocument();
  await user.click(bars);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('a reply that offers its files itself offers no second one', () => {
  renderInArea(<TableActions text={table} hasFiles />);
  expect(screen.queryByRole('button', { name: 'Table to file' })).not.toBeInTheDocument();
});
