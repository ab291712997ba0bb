import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { AreaServices } from '@back-office/shared/contract';
import { renderInArea } from '../../testing/testing';
import { createTestDocuments } from '../serverList/documents.testing';
import { SavedViews } from './SavedViews';
import { savedViewsDefinition } from './savedViews';

const key = 'back-office:test-views';
const definition = savedViewsDefinition(key, 'testViews');

beforeAll(async () => void (await import('./ViewsMenu')));
beforeEach(() => localStorage.clear());

/** Like the screens of an area, the list is drawn when the router listens already. */
function List() {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <button onClick={() => setOpen(true)}>Open</button>;
  return <SavedViews definition={definition} list="items" opened={opened} />;
}

const opened = ['item'];

async function renderViews(path: string, services: Partial<AreaServices> = {}) {
  const area = renderInArea(<List />, { path, services });
  await area.user.click(screen.getByRole('button', { name: 'Open' }));
  return area;
}

type User = ReturnType<typeof renderInArea>['user'];

async function choose(user: User, item: string) {
  // Pointing at the button loads the menu, which takes its place.
  await user.hover(screen.getByRole('button', { name: 'My views' }));
  await act(async () => {});
  await user.click(screen.getByRole('button', { name: 'My views' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

function store(...views: readonly { readonly name: string; readonly address: string; readonly isDefault: boolean }[]) {
  localStorage.setItem(key, JSON.stringify(views.map((view) => ({ list: 'items', ...view }))));
}

test('what a list shows is kept under a name, and shown again', async () => {
  const { user, path, unmount } = await renderViews('/items?status=Draft&sort=price&item=7');
  await choose(user, 'Keep this view…');
  await user.click(screen.getByRole('button', { name: 'Keep view' }));
  expect(screen.getByText('Enter a name.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Drafts{Enter}');
  expect(await screen.findByText('“Drafts” is in My views')).toBeInTheDocument();
  expect(path()).toBe('/items?status=Draft&sort=price&item=7');
  unmount();

  const again = await renderViews('/items?from=2025-06-22&to=2025-06-28&category=Bakery');
  await choose(again.user, 'Drafts');
  expect(again.path()).toBe('/items?from=2025-06-22&to=2025-06-28&status=Draft&sort=price');
});

test('a list that is opened without parameters shows its default view, which can be left', async () => {
  store({ name: 'Drafts', address: 'status=Draft', isDefault: true }, { name: 'All', address: '', isDefault: false });
  const { user, path } = await renderViews('/items?shop=cafe');
  expect(path()).toBe('/items?shop=cafe&status=Draft');
  await choose(user, 'All');
  expect(path()).toBe('/items?shop=cafe');
});

test('a link to something shows that, not the default view', async () => {
  store({ name: 'Drafts', address: 'status=Draft', isDefault: true });
  const { path } = await renderViews('/items?item=7');
  expect(path()).toBe('/items?item=7');
});

test('a view is renamed, becomes the default, and is deleted with Undo', async () => {
  store({ name: 'Drafts', address: 'status=Draft', isDefault: false });
  const { user } = await renderViews('/items');
  await choose(user, 'Rename or delete views…');
  const dialog = within(screen.getByRole('dialog', { name: 'My views' }));
  const field = dialog.getByRole('textbox', { name: 'Name of Drafts' });
  await user.clear(field);
  await user.type(field, 'Not for sale{Enter}');
  await user.click(await dialog.findByRole('checkbox', { name: 'Opens the list' }));
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([
    { list: 'items', name: 'Not for sale', address: 'status=Draft', isDefault: true },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Delete Not for sale' }));
  expect(await dialog.findByText('No views')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'My views' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByRole('textbox', { name: 'Name of Not for sale' })).toBeInTheDocument();
});

test('a click that leaves a typed name renames the view and counts', async () => {
  store({ name: 'Drafts', address: 'status=Draft', isDefault: false });
  const { user } = await renderViews('/items?sort=price');
  await choose(user, 'Rename or delete views…');
  await user.type(screen.getByRole('textbox', { name: 'Name of Drafts' }), ' of ours');
  await user.click(screen.getByRole('checkbox', { name: 'Opens the list' }));
  const [view] = JSON.parse(localStorage.getItem(key) ?? '');
  expect(view).toMatchObject({ name: 'Drafts of ours', isDefault: true });
});

test('when a view is deleted, the focus moves to the next one', async () => {
  store({ name: 'Drafts', address: 'status=Draft', isDefault: false }, { name: 'All', address: '', isDefault: false });
  const { user } = await renderViews('/items?sort=price');
  await choose(user, 'Rename or delete views…');
  await user.click(screen.getByRole('button', { name: 'Delete Drafts' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Drafts' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Delete All' })).toHaveFocus();
});

test('a connected shop has the views of other devices, and its own reach them', async () => {
  const server = createTestDocuments();
  const drafts = { list: 'items', name: 'Drafts', address: 'status=Draft', isDefault: true };
  server.stored.set('testViews', { revision: 1, value: { entries: [drafts], edits: [] } });
  const connection = server.connect();
  const { user, path } = await renderViews('/items?sort=price', { documents: connection.store });
  await choose(user, 'Drafts');
  expect(path()).toBe('/items?status=Draft');
  await choose(user, 'Keep this view…');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Not yet{Enter}');
  expect(await screen.findByText('“Not yet” is in My views')).toBeInTheDocument();
  await connection.tell();
  expect(server.stored.get('testViews')?.value).toMatchObject({
    entries: [drafts, { list: 'items', name: 'Not yet', address: 'status=Draft', isDefault: false }],
  });
});
