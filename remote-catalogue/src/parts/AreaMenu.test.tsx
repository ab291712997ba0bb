import { screen, within } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { AreaMenu } from './AreaMenu';

const menu = () => within(screen.getByRole('navigation', { name: 'Items & services menu' }));

test('lists fifteen entries in order, Inventory management last', () => {
  renderInArea(<AreaMenu />, { path: '/items' });
  const labels = menu()
    .getAllByRole('listitem')
    .map((entry) => entry.firstElementChild?.textContent);
  expect(labels).toHaveLength(15);
  expect(labels[0]).toBe('Items');
  expect(labels[14]).toContain('Inventory management');
});

test('only Items, Item library and Categories lead somewhere; the open one is marked', () => {
  renderInArea(<AreaMenu />, { path: '/items' });
  const links = menu().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Items', 'page'],
    ['Item library', null],
    ['Categories', null],
  ]);
});

test('the others say that they are not available yet', async () => {
  const { user } = renderInArea(<AreaMenu />, { path: '/items' });
  const entry = menu().getByRole('button', { name: 'Modifiers' });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).toHaveAccessibleDescription('Not available yet');
  await user.click(entry);
  expect(menu().getByRole('link', { name: 'Items' })).toHaveAttribute('aria-current', 'page');
});

test('steps aside while the shell shows the same list', () => {
  renderInArea(<AreaMenu />, { path: '/items', services: { isShellSubmenuOpen: true } });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
