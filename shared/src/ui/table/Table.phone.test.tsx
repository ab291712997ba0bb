import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from '@back-office/shared/router';
import { Table, type Column } from './table';

interface Item {
  readonly id: string;
}

const items: readonly Item[] = Array.from({ length: 1000 }, (_, index) => ({ id: `${index}` }));
const columns: readonly Column<Item>[] = [{ id: 'name', header: 'Item', cell: ({ id }) => `Item ${id}` }];
const rowKey = ({ id }: Item) => id;

const list = <Table label="Items" rows={items} rowKey={rowKey} columns={columns} onOpen={() => undefined} />;
const table = () => screen.getByRole('table');
const rowButton = (name: string) => screen.queryByRole('button', { name });

/** A window of 800 px, rows of 64 px, and the table 200 px below the top of what scrolls it. */
let tableTop = 200;
let windowScroll = 0;
let isWindowShort = false;
/** Pixels by which what scrolls the table is scrolled. */
let scrolled = () => windowScroll;

function scrollWindow(top: number) {
  windowScroll = top;
  fireEvent.scroll(window);
}

beforeEach(() => {
  tableTop = 200;
  windowScroll = 0;
  scrolled = () => windowScroll;
  isWindowShort = false;
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const matchMedia = (query: string) => ({ ...silent, matches: isWindowShort || query.includes('max-width') });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => windowScroll });
  // The browser reports scrolling later.
  jest.spyOn(window, 'scrollTo').mockImplementation((_, top) => {
    windowScroll = top as unknown as number;
  });
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return this.getAttribute('role') === 'table' ? 64 * items.length : 800;
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return DOMRect.fromRect({ y: this.getAttribute('role') === 'table' ? tableTop - scrolled() : 0 });
  });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  jest.restoreAllMocks();
});

test('a dash in the second line is marked, so that phones leave it out', () => {
  const sku: Column<Item> = { id: 'sku', header: 'SKU', cell: ({ id }) => (id === '0' ? '–' : `S-${id}`) };
  render(
    <MemoryRouter>
      <Table label="Items" rows={items.slice(0, 2)} rowKey={rowKey} columns={[...columns, sku]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('cell', { name: '–' })).toHaveAttribute('data-none', 'true');
  expect(screen.getByRole('cell', { name: 'S-1' })).not.toHaveAttribute('data-none');
});

test('a row whose value is understood without the name of its column leaves it out', () => {
  const stock: Column<Item> = {
    id: 'stock',
    header: 'Stock',
    phoneLabel: 'Stock',
    hidesPhoneLabel: ({ id }) => id === '1',
    cell: ({ id }) => (id === '1' ? '7 Low' : '24'),
  };
  render(
    <MemoryRouter>
      <Table label="Items" rows={items.slice(0, 2)} rowKey={rowKey} columns={[...columns, stock]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('cell', { name: '24' })).toHaveAttribute('data-prefix', 'Stock\u00a0');
  expect(screen.getByRole('cell', { name: '7 Low' })).not.toHaveAttribute('data-prefix');
});

test('what follows a part that is left out keeps the name of its column, without a dot', () => {
  const sku: Column<Item> = { id: 'sku', header: 'SKU', cell: ({ id }) => (id === '0' ? '–' : `S-${id}`) };
  const aside: Column<Item> = { id: 'aside', header: 'Aside', phone: 'hidden', cell: () => 'x' };
  const stock: Column<Item> = { id: 'stock', header: 'Stock', phoneLabel: 'Stock', cell: ({ id }) => `stock of ${id}` };
  render(
    <MemoryRouter>
      <Table label="Items" rows={items.slice(0, 2)} rowKey={rowKey} columns={[...columns, sku, aside, stock]} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('cell', { name: 'stock of 0' })).toHaveAttribute('data-prefix', 'Stock\u00a0');
  expect(screen.getByRole('cell', { name: 'stock of 1' })).toHaveAttribute('data-prefix', '\u00a0· Stock\u00a0');
});

test('the table scrolls with the page: the rows in the window are drawn, and the frame is no stop of Tab', () => {
  render(<MemoryRouter>{list}</MemoryRouter>);
  expect(table()).toHaveAttribute('tabindex', '-1');
  expect(rowButton('Item 0')).toBeInTheDocument();
  scrollWindow(tableTop + 500 * 64);
  expect(rowButton('Item 500')).toBeInTheDocument();
  expect(rowButton('Item 511')).toBeInTheDocument();
  expect(rowButton('Item 0')).not.toBeInTheDocument();
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
});

test('inside a scrolling element it scrolls with that', () => {
  render(
    <div data-testid="pane" style={{ overflowY: 'auto' }}>
      {list}
    </div>,
  );
  const pane = screen.getByTestId('pane');
  scrolled = () => pane.scrollTop;
  pane.scrollTop = 900 * 64;
  fireEvent.scroll(pane);
  expect(rowButton('Item 900')).toBeInTheDocument();
});

test('the rows that come into view when something above the table goes are drawn', () => {
  const observed: Element[] = [];
  const growths: (() => void)[] = [];
  class FakeResizeObserver {
    constructor(callback: () => void) {
      growths.push(callback);
    }
    observe = (element: Element) => void observed.push(element);
    disconnect() {}
  }
  Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: FakeResizeObserver });
  render(
    <div data-testid="pane" style={{ overflowY: 'auto' }}>
      <main>{list}</main>
    </div>,
  );
  scrolled = () => 0;
  expect(observed).toEqual(expect.arrayContaining([screen.getByRole('main'), screen.getByTestId('pane')]));
  tableTop = -100 * 64;
  act(() => growths.forEach((grow) => grow()));
  expect(rowButton('Item 100')).toBeInTheDocument();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

test('in a dialog, and with a maximum height, the frame scrolls', () => {
  const { rerender } = render(<div role="dialog">{list}</div>);
  expect(table()).toHaveAttribute('tabindex', '0');
  rerender(
    <Table label="Items" rows={items} rowKey={rowKey} columns={columns} onOpen={() => undefined} maxHeight={400} />,
  );
  expect(table()).toHaveAttribute('tabindex', '0');
});

test('in a dialog in a short window the table scrolls with the dialog, if that scrolls', () => {
  isWindowShort = true;
  const { rerender } = render(
    <div role="dialog">
      <div style={{ overflowY: 'auto' }}>{list}</div>
    </div>,
  );
  expect(table()).toHaveAttribute('tabindex', '-1');
  rerender(<div role="dialog">{list}</div>);
  expect(table()).toHaveAttribute('tabindex', '0');
});

test('Back restores the position, and a new entry keeps that of the page', () => {
  let go: (target: string | number) => void = () => undefined;
  function Screen() {
    const navigate = useNavigate();
    go = (target) => void (typeof target === 'number' ? navigate(target) : navigate(target));
    return null;
  }
  render(
    <MemoryRouter>
      <Screen />
      {list}
    </MemoryRouter>,
  );
  scrollWindow(6400);
  act(() => go('/other'));
  expect(windowScroll).toBe(6400);
  scrollWindow(0);
  act(() => go(-1));
  expect(windowScroll).toBe(6400);
  fireEvent.scroll(window);
  expect(rowButton('Item 98')).toBeInTheDocument();
});
