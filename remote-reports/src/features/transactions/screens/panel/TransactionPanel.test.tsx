import { act, screen, within } from '@testing-library/react';
import { formatMoney } from '@back-office/shared/format';
import { createLedger, defaultRange, type Transaction } from '@back-office/shared/ledger';
import { renderInArea } from '@back-office/shared/testing';
import { TransactionPanel } from './TransactionPanel';

const ledger = createLedger();
const week = ledger.rowsOf(defaultRange);
const rowWhere = (isWanted: (row: Transaction) => boolean) => week.find(isWanted) as Transaction;

const plainSale = rowWhere(
  ({ discounts, comps, tips, type }) => type === 'sale' && tips > 0 && discounts + comps === 0,
);
const returned = rowWhere(({ id }) => id.startsWith('RET-'));
const exchanged = rowWhere(({ id }) => id.startsWith('EXC-'));
const deposit = rowWhere(({ status }) => status === 'Partially Paid');
const redeeming = rowWhere(({ depositRedeemed, channel }) => depositRedeemed > 0 && channel === 'Invoice');

type Props = Parameters<typeof TransactionPanel>[0];

function open(transaction: Transaction, props: Partial<Props> = {}) {
  const calls = { onPrevious: jest.fn(), onNext: jest.fn(), onOpen: jest.fn(), onClose: jest.fn() };
  const place = { index: 1, count: 22 };
  return {
    ...calls,
    ...renderInArea(<TransactionPanel transaction={transaction} ledger={ledger} place={place} {...calls} {...props} />),
  };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The value beside a label of a section: `figure('Figures', 'Taxes')`. */
const value = (section: string, label: string) =>
  within(screen.getByRole('heading', { level: 3, name: section }).parentElement as HTMLElement)
    .getAllByRole('term')
    .find((term) => term.textContent?.trim().startsWith(label))?.nextElementSibling?.textContent;

test('it says what was paid, when, and in which state', () => {
  open(plainSale);
  const panel = screen.getByRole('complementary', { name: 'Payment details' });
  expect(panel).toHaveTextContent(formatMoney(plainSale.amount));
  expect(panel).toHaveTextContent(`${plainSale.id} · `);
  expect(panel).toHaveTextContent(`2025, ${plainSale.time} ${plainSale.timeZone}`);
  expect(within(panel).getByText('Completed')).toBeVisible();
});

test('the figures lead from the items to what arrives, with the rule of the fee', () => {
  open(plainSale);
  expect(value('Figures', 'Gross sales')).toBe(formatMoney(plainSale.grossSales));
  expect(value('Figures', 'Tips')).toBe(formatMoney(plainSale.tips));
  expect(value('Figures', 'Total collected')).toBe(formatMoney(plainSale.totalCollected));
  expect(value('Figures', 'Fees 2.9% + $0.30')).toContain(`(${formatMoney(plainSale.fee)})`);
  expect(value('Figures', 'Net total')).toBe(formatMoney(plainSale.totalCollected - plainSale.fee));
});

test('the details say how, where and by whom; what is not known is a dash', () => {
  open(redeeming);
  const shown = ['Payment method', 'Type', 'Channel', 'Source', 'Device', 'Device nickname', 'Location', 'Staff'];
  expect(shown.map((label) => value('Details', label))).toEqual([
    redeeming.tender,
    'Sale',
    'Invoice',
    redeeming.source,
    redeeming.device,
    '–',
    redeeming.location,
    redeeming.staffName,
  ]);
  expect(screen.queryByText('Refund reason')).not.toBeInTheDocument();
});

test('a refund says why, and its goods are taken back', () => {
  open(returned);
  expect(value('Details', 'Type')).toBe('Refund');
  expect(value('Details', 'Refund reason')).toBe(returned.refundReason);
  expect(screen.getByText('returned')).toBeVisible();
  expect(value('Items', 'Single-Origin Beans')).toContain(`(${formatMoney(returned.returns)})`);
});

test('an exchange lists what left and what came back', () => {
  open(exchanged);
  const items = screen.getByRole('heading', { level: 3, name: 'Items' }).parentElement as HTMLElement;
  expect(within(items).getAllByRole('term')).toHaveLength(3);
  expect(within(items).getAllByText('returned')).toHaveLength(1);
  expect(value('Items', 'Pour-Over Set')).toContain(`(${formatMoney(exchanged.returns)})`);
});

test('goods of a deposit have no amount yet', () => {
  open(deposit);
  expect(value('Items', 'Catering Platter')).toBe('–');
  expect(value('Figures', 'Deposit collected')).toBe(formatMoney(deposit.depositCollected));
});

test('a gift card, which is no goods, stands by its description', () => {
  const card = rowWhere(({ id }) => id.startsWith('GC-'));
  open(card);
  expect(value('Items', card.description)).toBe(formatMoney(card.amount));
});

describe('the way to the other transactions of the same sale', () => {
  test('leads from a refund to its sale', async () => {
    const { user, onOpen } = open(returned);
    await user.click(button(/^Refund of /));
    expect(onOpen).toHaveBeenCalledWith(returned.refundOf);
  });

  test('keeps the focus in the panel, and with it the arrow keys, though the pressed link goes', async () => {
    const { user, onNext } = open(returned);
    await user.click(button(/^Refund of /));
    expect(screen.getByRole('complementary', { name: 'Payment details' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  test('leads from the sale to its refund', async () => {
    const { user, onOpen } = open(ledger.find(returned.refundOf ?? '') as Transaction);
    await user.click(button(`Refunded ${formatMoney(-returned.totalCollected)} on Mon, Jun 23, ${returned.id}`));
    expect(onOpen).toHaveBeenCalledWith(returned.id);
  });

  test('leads from a deposit to what completed it, and back', async () => {
    const { user, onOpen, unmount } = open(deposit);
    await user.click(button(`Completed on Fri, Jun 27, ${redeeming.id}`));
    expect(onOpen).toHaveBeenCalledWith(redeeming.id);
    unmount();
    open(redeeming);
    expect(
      button(`Deposit of ${formatMoney(deposit.depositCollected)} from Wed, Jun 25, ${deposit.id}`),
    ).toBeInTheDocument();
  });

  test('is not there for a sale without any', () => {
    open(plainSale);
    expect(screen.queryByRole('list', { name: 'Related transactions' })).not.toBeInTheDocument();
  });
});

describe('previous and next', () => {
  test('by press and by arrow key', async () => {
    const { user, onPrevious, onNext } = open(plainSale);
    await user.click(button('Next transaction'));
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(onNext).toHaveBeenCalledTimes(2);
    expect(onPrevious).toHaveBeenCalledTimes(1);
  });

  test('an arrow with another key belongs to the browser', async () => {
    const { user, onPrevious } = open(plainSale);
    act(() => button('Close').focus());
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{ArrowLeft}{/Control}');
    expect(onPrevious).not.toHaveBeenCalled();
  });

  test.each([
    ['Previous transaction', { onPrevious: undefined }, 'This is the first transaction of the list'],
    ['Next transaction', { onNext: undefined }, 'This is the last transaction of the list'],
  ])('%s at the end of the list does nothing and says why', (name, props, reason) => {
    open(plainSale, props);
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAccessibleDescription(reason);
  });

  test('the place in the list is told', () => {
    open(plainSale);
    expect(screen.getByText(`${plainSale.id}, 2 of 22`)).toHaveAttribute('role', 'status');
  });

  test('a transaction that the list leaves out is told so', () => {
    open(plainSale, { place: { index: -1, count: 3 } });
    expect(screen.getByText(`${plainSale.id}, not in the list`)).toHaveAttribute('role', 'status');
    expect(screen.getByText('The filters of the list leave this transaction out.')).toBeVisible();
  });
});

test('it prints and closes', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, onClose } = open(plainSale);
  await user.click(button('Print'));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(button('Close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
