import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesProvider } from '@back-office/shared/contract';
import { IconButton } from '@back-office/shared/ui';
import { Menu, type MenuItem } from './Menu';

const items: readonly MenuItem[] = [
  { id: 'edit', label: 'Edit' },
  { id: 'move', label: 'Move', isDisabled: true },
  { id: 'delete', label: 'Delete', tone: 'danger' },
];

function setUp(onAction = jest.fn()) {
  render(<Menu label="Actions" items={items} onAction={onAction} />);
  return { onAction, trigger: screen.getByRole('button', { name: 'Actions' }), user: userEvent.setup() };
}

test('a press opens the menu, which has the name of its button', async () => {
  const { trigger, user } = setUp();
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await user.click(trigger);
  const menu = screen.getByRole('menu', { name: 'Actions' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Edit', 'Move', 'Delete']);
});

test('an action runs once and closes the menu', async () => {
  const { onAction, trigger, user } = setUp();
  await user.click(trigger);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(onAction.mock.calls).toEqual([['delete']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a disabled action does nothing', async () => {
  const { onAction, trigger, user } = setUp();
  await user.click(trigger);
  await user.click(screen.getByRole('menuitem', { name: 'Move' }));
  expect(onAction).not.toHaveBeenCalled();
});

test.each([
  ['ArrowDown', 'Edit'],
  ['ArrowUp', 'Delete'],
  ['Enter', 'Edit'],
  [' ', 'Edit'],
])('%s on the button opens the menu at %s', async (key, name) => {
  const { trigger, user } = setUp();
  await user.tab();
  expect(trigger).toHaveFocus();
  await user.keyboard(`{${key}}`);
  expect(screen.getByRole('menuitem', { name })).toHaveFocus();
});

test('arrow keys skip disabled actions, and Enter runs one', async () => {
  const { onAction, user } = setUp();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onAction.mock.calls).toEqual([['delete']]);
});

test('an unavailable trigger does not open the menu', async () => {
  const user = userEvent.setup();
  const trigger = <IconButton label="Actions" icon="…" unavailable="Not available yet" />;
  render(<Menu trigger={trigger} items={items} onAction={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.keyboard('{Enter}{ArrowDown}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('Escape closes the menu and returns the focus', async () => {
  const { trigger, user } = setUp();
  await user.click(trigger);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('any button can be the trigger, and gives the menu its name', async () => {
  render(<Menu trigger={<IconButton label="Actions for Honey" icon="…" />} items={items} onAction={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Honey' }));
  expect(screen.getByRole('menu', { name: 'Actions for Honey' })).toBeInTheDocument();
});

test('items of one section are listed under its heading', async () => {
  const sectioned: readonly MenuItem[] = [
    { id: 'import', label: 'Import', section: 'Bring in' },
    { id: 'all', label: 'Export all', section: 'Take out' },
    { id: 'some', label: 'Export selected', section: 'Take out' },
  ];
  render(<Menu label="Actions" items={sectioned} onAction={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  const group = screen.getByRole('group', { name: 'Take out' });
  expect(within(group).getAllByRole('menuitem')).toHaveLength(2);
});

test('an embedded area renders overlays inside its own element', async () => {
  const portal = document.body.appendChild(document.createElement('div'));
  render(
    <ServicesProvider value={{ theme: 'light', storageNamespace: 'x', isShellSubmenuOpen: false, portal }}>
      <Menu label="Actions" items={items} onAction={jest.fn()} />
    </ServicesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(within(portal).getByRole('menu')).toBeInTheDocument();
  portal.remove();
});
