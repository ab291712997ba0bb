import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Table, type Column } from './table';

interface Item {
  readonly id: string;
}

const itemsOf = (count: number): Item[] => Array.from({ length: count }, (_, index) => ({ id: `${index}` }));
const items = itemsOf(1000);
const rowKey = ({ id }: Item) => id;
const columns: readonly Column<Item>[] = [{ id: 'name', header: 'Item', cell: ({ id }) => `Item ${id}` }];

/** Ten rows of 48 px are in view. */
function list(rows: readonly Item[], rowMenu?: (item: Item) => ReactNode) {
  return (
    <Table
      label="Items"
      rows={rows}
      rowKey={rowKey}
      columns={columns}
      rowMenu={rowMenu}
      onOpen={() => undefined}
      defaultHeight={480}
    />
  );
}

const numbers = () => screen.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
const rowButton = (name: string) => screen.getByRole('button', { name });
const rowOf = (name: string) => rowButton(name).closest('[role="row"]') as HTMLElement;

function scrollTo(row: number) {
  screen.getByRole('table').scrollTop = row * 48;
  fireEvent.scroll(screen.getByRole('table'));
}

const endScrolling = () => act(() => jest.advanceTimersByTime(200));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('while scrolling, a new row is drawn by the elements of one that is gone', () => {
  render(list(items));
  const first = rowOf('Item 0');
  scrollTo(20);
  expect(first).toBeInTheDocument();
  expect(first).not.toHaveTextContent(/^Item 0$/);
  expect(Number(first.dataset['index'])).toBeGreaterThan(13);
});

test('new rows are drawn in the scroll event itself, so that no picture is without them', () => {
  render(list(items));
  const frame = screen.getByRole('table');
  frame.scrollTop = 100 * 48;
  act(() => {
    frame.dispatchEvent(new Event('scroll'));
    // Before `act` ends, which draws what waits.
    expect(rowButton('Item 100')).toBeInTheDocument();
  });
});

test('after a change of their height, the rows in view are drawn', () => {
  const ofHeight = (rowHeight: number) => (
    <Table
      label="Items"
      rows={items}
      rowKey={rowKey}
      columns={columns}
      onOpen={() => undefined}
      rowHeight={rowHeight}
    />
  );
  const { rerender } = render(ofHeight(48));
  scrollTo(200);
  rerender(ofHeight(96));
  expect(rowButton('Item 100')).toBeInTheDocument();
});

test('when the scrolling ends, the rows are in order in the document', () => {
  render(list(items));
  scrollTo(12);
  expect(numbers()).not.toEqual(numbers().toSorted((one, other) => one - other));
  endScrolling();
  expect(numbers()).toEqual(numbers().toSorted((one, other) => one - other));
});

test('while a row has the focus, the rows are always in order and the focus stays', () => {
  render(list(items));
  const focused = rowButton('Item 5');
  act(() => focused.focus());
  scrollTo(8);
  const inView = numbers().filter((number) => number > 10);
  expect(inView).toEqual(inView.toSorted((one, other) => one - other));
  scrollTo(100);
  expect(focused).toHaveFocus();
  expect(focused).toHaveTextContent('Item 5');
});

test('the elements of the row that had the focus last are not recycled', () => {
  render(list(items));
  const left = rowButton('Item 0');
  act(() => left.focus());
  act(() => left.blur());
  scrollTo(100);
  expect(left).not.toBeInTheDocument();
});

test('rows of another list are drawn by the existing elements', () => {
  const { rerender } = render(list(items));
  const first = rowOf('Item 0');
  rerender(list(items.slice(500)));
  expect(first).toHaveTextContent('Item 500');
});

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${name}: ${count}`}</button>;
}

test('the state of a cell belongs to its row', () => {
  render(list(items, ({ id }) => <Counter name={`Count ${id}`} />));
  fireEvent.click(rowButton('Count 0: 0'));
  scrollTo(100);
  expect(screen.queryByRole('button', { name: /: 1$/ })).not.toBeInTheDocument();
});

test('an element with a key is reused for other rows', () => {
  render(list(items, ({ id }) => <Counter key="count" name={`Count ${id}`} />));
  fireEvent.click(rowButton('Count 0: 0'));
  scrollTo(100);
  expect(screen.getByRole('button', { name: /: 1$/ })).toBeInTheDocument();
});

test('truncated text is shown in full on hover', () => {
  render(list(items));
  const name = rowButton('Item 0');
  Object.defineProperty(name, 'scrollWidth', { value: 200 });
  fireEvent.mouseOver(name);
  expect(name).toHaveAttribute('title', 'Item 0');
  fireEvent.mouseOut(name);
  expect(name).not.toHaveAttribute('title');
});

test('a name that is cut is shown in full while it has the focus of the keyboard', () => {
  render(list(items));
  const [name, other] = [rowButton('Item 0'), rowButton('Item 1')];
  Object.defineProperty(name, 'scrollWidth', { value: 200 });
  const shown = () => document.querySelector('[role=tooltip]')?.textContent;
  act(() => other.focus());
  expect(shown()).toBeUndefined();
  act(() => name.focus());
  expect(shown()).toBe('Item 0');
  fireEvent.keyDown(name, { key: 'Escape' });
  expect(shown()).toBeUndefined();
});
