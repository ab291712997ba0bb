import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@back-office/shared/router';
import { Table, type Column, type TableProps } from './table';

interface Payment {
  readonly id: string;
  readonly day: string;
  readonly cents: number;
}

const days = ['Sat, Jun 28', 'Fri, Jun 27', 'Thu, Jun 26'];
/** That number of payments on each of the days. */
const paymentsOf = (perDay: number): Payment[] =>
  days.flatMap((day, at) =>
    Array.from({ length: perDay }, (_, index) => ({ id: `PAY-${at * perDay + index}`, day, cents: 100 })),
  );

const columns: readonly Column<Payment>[] = [
  {
    id: 'time',
    header: 'Time',
    align: 'end',
    phone: 'secondary',
    isMuted: true,
    sortable: true,
    cell: () => '9:00 AM',
  },
  { id: 'id', header: 'Transaction', phone: 'primary', cell: ({ id }) => id },
  { id: 'items', header: 'Items', align: 'end', cell: () => '$1.00' },
  { id: 'amount', header: 'Amount', align: 'end', phone: 'amount', sortable: true, cell: ({ cents }) => cents },
];
const idOf = ({ id }: Payment) => id;
const groups = new Map(days.map((day) => [day, { key: day, label: day, sum: `Sum of ${day}` }]));
const groupOf = ({ day }: Payment) => groups.get(day) ?? { key: '', label: '' };

type Given = Partial<TableProps<Payment>>;

function payments(rows: readonly Payment[], props: Given = {}) {
  return <Table label="Payments" rows={rows} rowKey={idOf} columns={columns} defaultHeight={480} {...props} />;
}

const table = () => screen.getByRole('table');
const allRows = () => screen.getAllByRole('row');
const head = (name: string) => screen.getByRole('columnheader', { name });
const rowButton = (name: string) => screen.getByRole('button', { name });

const scrolledTo = jest.fn();
beforeAll(() => {
  // jsdom lays nothing out, so it has no scrollIntoView.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.textContent);
  };
});
beforeEach(() => scrolledTo.mockClear());

describe('sorting', () => {
  const sort = { column: 'amount', direction: 'descending' } as const;

  test('only the header of the sorted column has the direction', () => {
    render(payments(paymentsOf(1), { sort, onSort: () => undefined }));
    expect(head('Amount')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Time')).not.toHaveAttribute('aria-sort');
  });

  test('a sortable header is a button named by its column, the others are text', async () => {
    const onSort = jest.fn();
    render(payments(paymentsOf(1), { sort, onSort }));
    await userEvent.click(within(head('Time')).getByRole('button', { name: 'Time' }));
    await userEvent.keyboard('{Enter}');
    expect(onSort.mock.calls).toEqual([['time'], ['time']]);
    expect(within(head('Items')).queryByRole('button')).not.toBeInTheDocument();
  });

  test('phones have no header buttons, but the direction is still announced', () => {
    const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => phone });
    render(<MemoryRouter>{payments(paymentsOf(1), { sort, onSort: () => undefined })}</MemoryRouter>);
    Reflect.deleteProperty(window, 'matchMedia');
    expect(within(head('Amount')).queryByRole('button')).not.toBeInTheDocument();
    expect(head('Amount')).toHaveAttribute('aria-sort', 'descending');
  });

  test('without onSort no header is a button', () => {
    render(payments(paymentsOf(1)));
    expect(screen.queryByRole('button', { name: 'Time' })).not.toBeInTheDocument();
  });
});

describe('groups', () => {
  test('a row above each group shows its name and its sum', () => {
    render(payments(paymentsOf(2), { groupOf }));
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(days);
    expect(within(allRows()[1] as HTMLElement).getByRole('cell')).toHaveTextContent('Sum of Sat, Jun 28');
    expect(allRows()[2]).toHaveTextContent('PAY-0');
  });

  test('group rows are counted and numbered like rows', () => {
    render(payments(paymentsOf(2), { groupOf }));
    expect(table()).toHaveAttribute('aria-rowcount', '10');
    expect(allRows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(
      Array.from({ length: 10 }, (_, index) => `${index + 1}`),
    );
  });

  test('a group row spans the columns before its sum', () => {
    render(payments(paymentsOf(1), { groupOf }));
    expect(screen.getByRole('rowheader', { name: days[0] as string })).toHaveAttribute('aria-colspan', '3');
  });

  test('of a hundred thousand rows in groups only those in view are in the document', () => {
    render(payments(paymentsOf(33_334), { groupOf }));
    expect(table()).toHaveAttribute('aria-rowcount', '100006');
    expect(allRows().length).toBeLessThan(40);
  });

  test('arrow keys skip group rows', async () => {
    render(payments(paymentsOf(2), { groupOf, onOpen: () => undefined }));
    act(() => rowButton('PAY-1').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(rowButton('PAY-2')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(rowButton('PAY-1')).toHaveFocus();
  });

  test('End and Home reach the last and first row across groups', async () => {
    render(payments(paymentsOf(500), { groupOf, onOpen: () => undefined }));
    act(() => rowButton('PAY-0').focus());
    await userEvent.keyboard('{End}');
    expect(rowButton('PAY-1499')).toHaveFocus();
    expect(rowButton('PAY-1499').closest('[role="row"]')).toHaveAttribute('aria-rowindex', '1504');
    await userEvent.keyboard('{Home}');
    expect(rowButton('PAY-0')).toHaveFocus();
  });

  test('a click on a group row opens nothing', async () => {
    const onOpen = jest.fn();
    render(payments(paymentsOf(1), { groupOf, onOpen }));
    await userEvent.click(screen.getByText(days[1] as string));
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.click(rowButton('PAY-1'));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});

describe('totals', () => {
  const foot = [
    { id: 'listed', cells: { time: 'Listed above', items: '$9.00', amount: '$10.00' } },
    { id: 'all', cells: { time: 'Gross sales', amount: '$12.00' }, isStrong: true },
  ];

  test('the label extends to the next amount, and each amount is in its column', () => {
    render(payments(paymentsOf(2), { foot }));
    const [listed, all] = allRows().slice(-2) as [HTMLElement, HTMLElement];
    expect(within(listed).getByRole('rowheader', { name: 'Listed above' })).toHaveAttribute('aria-colspan', '2');
    expect(within(listed).getAllByRole('cell').map(textOf)).toEqual(['$9.00', '$10.00']);
    expect(within(all).getByRole('rowheader', { name: 'Gross sales' })).toHaveAttribute('aria-colspan', '3');
    expect(within(all).getAllByRole('cell').map(textOf)).toEqual(['$12.00']);
  });

  test('a column without a total has an empty cell', () => {
    const row = { id: 'sum', cells: { time: 'Sum', id: '2 payments', amount: '$2.00' } };
    render(payments(paymentsOf(1), { foot: [row] }));
    const cells = within(allRows().at(-1) as HTMLElement).getAllByRole('cell');
    expect(cells.map(textOf)).toEqual(['2 payments', '', '$2.00']);
  });

  test('totals are counted last, after rows and groups', () => {
    render(payments(paymentsOf(2), { groupOf, foot }));
    expect(table()).toHaveAttribute('aria-rowcount', '12');
    expect(allRows().at(-1)).toHaveAttribute('aria-rowindex', '12');
  });

  const textOf = (cell: HTMLElement) => cell.textContent;
});

describe('the open row', () => {
  test('is scrolled into view and marked, however far away it is', () => {
    const rows = paymentsOf(5000);
    render(payments(rows, { groupOf, openKey: 'PAY-14000' }));
    expect(scrolledTo.mock.calls).toEqual([[expect.stringContaining('PAY-14000')]]);
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('PAY-14000');
  });

  test('is scrolled into view again only when another row opens', () => {
    const rows = paymentsOf(2);
    const { rerender } = render(payments(rows, { openKey: 'PAY-1' }));
    rerender(payments([...rows].reverse(), { openKey: 'PAY-1' }));
    expect(scrolledTo).toHaveBeenCalledTimes(1);
    rerender(payments(rows, { openKey: 'PAY-2' }));
    rerender(payments(rows, {}));
    rerender(payments(rows, { openKey: 'PAY-2' }));
    expect(scrolledTo).toHaveBeenCalledTimes(3);
  });

  test('gets the focus when its details close and had the focus', async () => {
    const rows = paymentsOf(2);
    const withPanel = (openKey: string | undefined) => (
      <>
        {payments(rows, { openKey, onOpen: () => undefined })}
        {openKey !== undefined && <button type="button">Close</button>}
      </>
    );
    const { rerender } = render(withPanel('PAY-1'));
    act(() => rowButton('Close').focus());
    rerender(withPanel('PAY-3'));
    rerender(withPanel(undefined));
    await waitFor(() => expect(rowButton('PAY-3')).toHaveFocus());
  });

  test('is scrolled into view as soon as its row exists', () => {
    const { rerender } = render(payments([], { openKey: 'PAY-1' }));
    expect(scrolledTo).not.toHaveBeenCalled();
    rerender(payments(paymentsOf(2), { openKey: 'PAY-1' }));
    expect(scrolledTo).toHaveBeenCalledTimes(1);
  });
});

describe('the scroll position', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function scroll(top: number) {
    table().scrollTop = top;
    fireEvent.scroll(table());
  }

  test('starts at scrollTop', () => {
    render(payments(paymentsOf(5000), { scrollTop: 48_000 }));
    expect(table().scrollTop).toBe(48_000);
    expect(screen.getByText('PAY-1000')).toBeInTheDocument();
    expect(screen.queryByText('PAY-0')).not.toBeInTheDocument();
  });

  test('is reported when the scrolling ends', () => {
    const onScrollTop = jest.fn();
    render(payments(paymentsOf(5000), { onScrollTop }));
    scroll(100);
    act(() => jest.advanceTimersByTime(100));
    scroll(900);
    act(() => jest.advanceTimersByTime(100));
    expect(onScrollTop).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(100));
    expect(onScrollTop.mock.calls).toEqual([[900]]);
  });

  test('is not reported after the table is gone', () => {
    const onScrollTop = jest.fn();
    const { unmount } = render(payments(paymentsOf(5000), { onScrollTop }));
    scroll(100);
    unmount();
    jest.advanceTimersByTime(1000);
    expect(onScrollTop).not.toHaveBeenCalled();
  });
});

describe('on paper', () => {
  const print = (moment: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(moment)));

  test('all of a few hundred rows are drawn, and removed afterwards', () => {
    render(payments(paymentsOf(100), { groupOf }));
    expect(allRows().length).toBeLessThan(40);
    print('beforeprint');
    expect(allRows()).toHaveLength(1 + 3 + 300);
    expect(screen.queryByText(/rows are printed/)).not.toBeInTheDocument();
    print('afterprint');
    expect(allRows().length).toBeLessThan(40);
  });

  test('of more than a thousand rows it says that the first 1,000 are printed', () => {
    render(payments(paymentsOf(1000), { groupOf }));
    print('beforeprint');
    expect(allRows()).toHaveLength(1 + 1 + 1000);
    expect(screen.getByText('The first 1,000 of 3,000 rows are printed.')).toBeInTheDocument();
  });
});

test('with addresses the name is a link: a plain press opens the row, one for a new tab is left to the browser', async () => {
  const onOpen = jest.fn();
  const linkOf = ({ id }: Payment) => `/payments?id=${id}`;
  render(<MemoryRouter>{payments(paymentsOf(1), { onOpen, linkOf })}</MemoryRouter>);
  const link = screen.getByRole('link', { name: 'PAY-2' });
  expect(link).toHaveAttribute('href', '/payments?id=PAY-2');
  fireEvent.click(link, { ctrlKey: true });
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(link);
  await userEvent.click(within(link.closest('[role="row"]') as HTMLElement).getByText('9:00 AM'));
  expect(onOpen).toHaveBeenCalledTimes(2);
  act(() => link.focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'PAY-1' })).toHaveFocus();
});

test('the cell that names the row opens it, not the first cell', async () => {
  const onOpen = jest.fn();
  render(payments(paymentsOf(1), { onOpen }));
  await userEvent.click(rowButton('PAY-2'));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'PAY-2' }));
});
