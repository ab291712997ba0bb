import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Menu } from '../overlays/Menu';
import { IconButton } from '@back-office/shared/ui';
import { Table, TableCell, type Column } from './table';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}

const itemsOf = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Item ${index}`, price: `$${index}.00` }));

const rowKey = (item: Item) => item.id;
const labelOf = (item: Item) => item.name;
const columns: readonly Column<Item>[] = [
  { id: 'name', header: 'Item', cell: labelOf },
  { id: 'price', header: 'Price', align: 'end', phone: 'primary', cell: (item) => item.price },
];
const rowMenu = (item: Item) => (
  <Menu
    trigger={<IconButton label={`Actions for ${item.name}`} icon="…" />}
    items={[{ id: 'delete', label: 'Delete' }]}
    onAction={() => undefined}
  />
);

interface ListProps {
  readonly rows: readonly Item[];
  readonly onToggle?: (id: string, isRange: boolean) => void;
  readonly onToggleAll?: () => void;
  readonly onOpen?: (item: Item) => void;
  readonly openKey?: string;
  readonly firstRow?: ReactNode;
  readonly empty?: ReactNode;
  readonly hasMenu?: boolean;
}

function List({ rows, onToggle = () => undefined, onToggleAll = () => undefined, hasMenu = true, ...rest }: ListProps) {
  const [selection] = useState({ selected: new Set(['1']), onToggle, onToggleAll, allState: 'some' as const, labelOf });
  return (
    <Table
      label="Items"
      rows={rows}
      rowKey={rowKey}
      columns={columns}
      selection={selection}
      rowMenu={hasMenu ? rowMenu : undefined}
      defaultHeight={480}
      {...rest}
    />
  );
}

const bodyRows = () => screen.getAllByRole('row').slice(1);
const focus = (element: HTMLElement) => act(() => element.focus());
const nextFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

test('the table gives the number of rows and the position of those in the document', () => {
  render(<List rows={itemsOf(100_000)} />);
  expect(screen.getByRole('table', { name: 'Items' })).toHaveAttribute('aria-rowcount', '100001');
  expect(bodyRows().length).toBeLessThan(40);
  expect(bodyRows()[0]).toHaveAttribute('aria-rowindex', '2');
  expect(bodyRows()[9]).toHaveTextContent('Item 9');
});

test('the head names the columns, and a row holds their cells in the same order', () => {
  render(<List rows={itemsOf(2)} />);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    '',
    'Item',
    'Price',
    'Row menu',
  ]);
  const cells = within(bodyRows()[1] as HTMLElement).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent).slice(1, 3)).toEqual(['Item 1', '$1.00']);
});

test('a checkbox shows whether its row is selected, and toggles it', async () => {
  const onToggle = jest.fn();
  render(<List rows={itemsOf(3)} onToggle={onToggle} />);
  expect(box('Item 1')).toBeChecked();
  expect(box('Item 2')).not.toBeChecked();
  await userEvent.click(box('Item 2'));
  expect(onToggle).toHaveBeenLastCalledWith('2', false);
});

test('a shift-click asks for a range', async () => {
  const user = userEvent.setup();
  const onToggle = jest.fn();
  render(<List rows={itemsOf(3)} onToggle={onToggle} />);
  await user.keyboard('{Shift>}');
  await user.click(box('Item 2'));
  await user.keyboard('{/Shift}');
  expect(onToggle).toHaveBeenLastCalledWith('2', true);
});

test('the checkbox in the head is mixed when some rows are selected, and toggles all', async () => {
  const onToggleAll = jest.fn();
  render(<List rows={itemsOf(3)} onToggleAll={onToggleAll} />);
  const all = screen.getByRole('checkbox', { name: 'Select all' });
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(onToggleAll).toHaveBeenCalledTimes(1);
});

test('a row opens by its name or a click elsewhere on it, but not by its controls', async () => {
  const onOpen = jest.fn();
  render(<List rows={itemsOf(3)} onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Item 1' }));
  await userEvent.click(screen.getByText('$2.00'));
  expect(onOpen.mock.calls.map(([item]) => (item as Item).id)).toEqual(['1', '2']);
  await userEvent.click(box('Item 0'));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Item 0' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('without onOpen a name is plain text', () => {
  render(<List rows={itemsOf(1)} />);
  expect(screen.queryByRole('button', { name: 'Item 0' })).not.toBeInTheDocument();
});

test('the open row is marked as the current one', () => {
  render(<List rows={itemsOf(3)} openKey="2" />);
  expect(bodyRows().map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true']);
});

test.each([
  ['ArrowDown', 'Item 2'],
  ['ArrowUp', 'Item 0'],
  ['Home', 'Item 0'],
  ['End', 'Item 4'],
])('%s goes to the same control of another row', async (key, name) => {
  render(<List rows={itemsOf(5)} onOpen={() => undefined} />);
  focus(screen.getByRole('button', { name: 'Item 1' }));
  await userEvent.keyboard(`{${key}}`);
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

test('End reaches the last row when it is far out of view, and Home goes back', async () => {
  render(<List rows={itemsOf(100_000)} />);
  focus(box('Item 0'));
  await userEvent.keyboard('{End}');
  expect(box('Item 99999')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(box('Item 0')).toHaveFocus();
});

test('arrow keys on a row menu move between rows instead of opening it', async () => {
  render(<List rows={itemsOf(3)} />);
  focus(screen.getByRole('button', { name: 'Actions for Item 0' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Actions for Item 1' })).toHaveFocus();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('arrow keys inside an open row menu belong to the menu', async () => {
  render(<List rows={itemsOf(3)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Item 0' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
});

test('a row keeps the focus when rows are inserted before it', () => {
  const rows = itemsOf(5);
  const { rerender } = render(<List rows={rows} />);
  const focused = box('Item 3');
  focus(focused);
  rerender(<List rows={[{ id: 'new', name: 'New', price: '$1.00' }, ...rows]} />);
  expect(focused).toHaveFocus();
});

test('a focused row stays in the document when new rows push it out of view', () => {
  const rows = itemsOf(5);
  const { rerender } = render(<List rows={rows} />);
  const focused = box('Item 3');
  focus(focused);
  const pushed = itemsOf(1000).map((item) => ({ ...item, id: `more-${item.id}`, name: `More ${item.name}` }));
  rerender(<List rows={[...pushed, ...rows]} />);
  expect(focused).toHaveFocus();
});

test('when the focused row is deleted, the same control of the next row gets the focus', async () => {
  const rows = itemsOf(4);
  const { rerender } = render(<List rows={rows} />);
  focus(box('Item 1'));
  rerender(<List rows={rows.filter((item) => item.id !== '1')} />);
  await waitFor(() => expect(box('Item 2')).toHaveFocus());
});

test('the next row gets the focus even if the rows change again at once', async () => {
  const rows = itemsOf(4);
  const { rerender } = render(<List rows={rows} />);
  focus(box('Item 1'));
  const left = rows.filter((item) => item.id !== '1');
  rerender(<List rows={left} />);
  rerender(<List rows={[...left]} />);
  await waitFor(() => expect(box('Item 2')).toHaveFocus());
});

test('a deletion does not move a focus that is elsewhere', async () => {
  const rows = itemsOf(4);
  const { rerender } = render(<List rows={rows} />);
  focus(box('Item 1'));
  focus(screen.getByRole('table'));
  rerender(<List rows={rows.filter((item) => item.id !== '1')} />);
  await nextFrame();
  expect(screen.getByRole('table')).toHaveFocus();
});

test('the first row is between head and rows and is counted', () => {
  const firstRow = (
    <>
      <TableCell place="select" />
      <TableCell phone="primary">
        <input aria-label="Quick create" />
      </TableCell>
      <TableCell align="end">$0.00</TableCell>
      <TableCell place="menu" />
    </>
  );
  render(<List rows={itemsOf(2)} firstRow={firstRow} />);
  const rows = screen.getAllByRole('row');
  expect(within(rows[1] as HTMLElement).getByRole('textbox', { name: 'Quick create' })).toBeInTheDocument();
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4']);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '4');
});

test('without rows the table shows its empty state', () => {
  render(<List rows={[]} empty="No items yet" />);
  expect(screen.getByText('No items yet')).toBeInTheDocument();
});

test('a table without selection and menus has only its columns', () => {
  render(<Table label="Bad rows" rows={itemsOf(1)} rowKey={rowKey} columns={columns} />);
  expect(screen.getAllByRole('cell')).toHaveLength(2);
});

describe('rows that are still loading', () => {
  const rows = itemsOf(100);
  const onRowsInView = jest.fn();
  const Loading = ({ loaded }: { readonly loaded: number }) => (
    <Table
      label="Items"
      rows={rows.map((row, index) => (index < loaded ? row : undefined))}
      rowKey={rowKey}
      columns={columns}
      onOpen={() => undefined}
      onRowsInView={onRowsInView}
      defaultHeight={480}
    />
  );

  test('are placeholders in their place, and the rows in view are told', () => {
    const { rerender } = render(<Loading loaded={2} />);
    const [, second, third] = bodyRows();
    expect(second).toHaveTextContent('Item 1');
    expect(third).toHaveTextContent('Loading');
    expect(third).toHaveAttribute('aria-rowindex', '4');
    const [first, last] = onRowsInView.mock.lastCall ?? [];
    expect(first).toBe(0);
    expect(last).toBeGreaterThan(8);
    rerender(<Loading loaded={100} />);
    expect(bodyRows()[2]).toHaveTextContent('Item 2');
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  test('take the focus from arrow keys and pass it on to the row when it is there', async () => {
    const { rerender } = render(<Loading loaded={2} />);
    focus(screen.getByRole('button', { name: 'Item 1' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Loading');
    rerender(<Loading loaded={100} />);
    await nextFrame();
    expect(screen.getByRole('button', { name: 'Item 2' })).toHaveFocus();
  });
});
