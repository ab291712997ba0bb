import { act, render, screen, within } from '@testing-library/react';
import { formatMoney, notInFiles, unknown } from '@back-office/shared/format';
import {
  createLedger,
  defaultRange,
  relatedRows,
  type KnownTransaction,
  type Transaction,
} from '@back-office/shared/ledger';
import { renderInArea } from '@back-office/shared/testing';
import { Modal } from '@back-office/shared/ui/dialogs';
import { TransactionPanel } from './TransactionPanel';

const ledger = createLedger();
const week = ledger.rowsOf(defaultRange);
const rowWhere = (isWanted: (row: KnownTransaction) => boolean) => week.find(isWanted) as KnownTransaction;

const plainSale = rowWhere(
  ({ discounts, comps, tips, type }) => type === 'sale' && tips > 0 && discounts + comps === 0,
);
const returned = rowWhere(({ id }) => id.startsWith('RET-'));
const exchanged = rowWhere(({ id }) => id.startsWith('EXC-'));
const deposit = rowWhere(({ status }) => status === 'Partially Paid');
const redeeming = rowWhere(({ depositRedeemed, channel }) => depositRedeemed > 0 && channel === 'Invoice');

type Props = Parameters<typeof TransactionPanel>[0];

const addressOf = (id: string) => `?txn=${id}`;

function open(transaction: KnownTransaction, props: Partial<Props> = {}) {
  const calls = {
    onPrevious: jest.fn(),
    onNext: jest.fn(),
    onOpen: jest.fn(),
    onShowDay: jest.fn(),
    onClose: jest.fn(),
  };
  const position = { index: 1, count: 22, isKnown: true };
  return {
    ...calls,
    ...renderInArea(
      <TransactionPanel transaction={transaction} position={position} addressOf={addressOf} {...calls} {...props} />,
    ),
  };
}

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The value of a label in a section, such as `value('Figures', 'Taxes')`. */
const value = (section: string, label: string) =>
  within(screen.getByRole('heading', { level: 3, name: section }).parentElement as HTMLElement)
    .getAllByRole('term')
    .find((term) => term.textContent?.trim().startsWith(label))?.nextElementSibling?.textContent;

test('it shows the amount, the time and the status', () => {
  open(plainSale);
  const panel = screen.getByRole('complementary', { name: 'Payment details' });
  expect(panel).toHaveTextContent(formatMoney(plainSale.amount));
  expect(panel).toHaveTextContent(`${plainSale.id} · `);
  expect(panel).toHaveTextContent(`2025, ${plainSale.time} ${plainSale.timeZone}`);
  expect(within(panel).getByText('Completed')).toBeVisible();
});

test('a sale after midnight has the day of its time, and names the business day that counts it', () => {
  open({ ...plainSale, date: '2025-06-24', minute: 1_530, time: '1:30 AM', timeZone: 'EDT' });
  const panel = screen.getByRole('complementary', { name: 'Payment details' });
  expect(panel).toHaveTextContent('Wed, Jun 25, 2025, 1:30 AM EDT · business day Tue, Jun 24, 2025');
});

test('without what was paid it shows the net sales, and the zone of the shop as people write it', () => {
  open({ ...plainSale, amount: unknown, timeZone: 'America/New_York' } as Transaction as KnownTransaction);
  const panel = screen.getByRole('complementary', { name: 'Payment details' });
  const head = within(panel).getAllByText('Net sales')[0]?.parentElement;
  expect(head).toHaveTextContent(`${formatMoney(plainSale.netSales)}Net sales`);
  expect(panel).toHaveTextContent(`2025, ${plainSale.time} EDT`);
  expect(panel).not.toHaveTextContent('America/New_York');
});

test.each([
  ['gross sales, as long as they are known', {}, `${formatMoney(plainSale.grossSales)}Gross sales`],
  ['that it is a sale, and what is missing', { grossSales: unknown }, 'SaleIts total is not in your files'],
  ['that it is a refund', { type: 'refund' }, 'RefundIts total is not in your files'],
] as const)('without net sales it shows %s', (_, change, head) => {
  open({ ...plainSale, amount: unknown, netSales: unknown, ...change } as Transaction as KnownTransaction);
  const id = screen.getByText((text) => text.startsWith(`${plainSale.id} · `));
  expect(id.previousElementSibling).toHaveTextContent(`${head}Completed`);
});

test('the figures lead from the items to the net total, with the fee rate', () => {
  open(plainSale);
  expect(value('Figures', 'Gross sales')).toBe(formatMoney(plainSale.grossSales));
  expect(value('Figures', 'Tips')).toBe(formatMoney(plainSale.tips));
  expect(value('Figures', 'Total collected')).toBe(formatMoney(plainSale.totalCollected));
  expect(value('Figures', 'Fees 2.9% + $0.30')).toContain(`(${formatMoney(plainSale.fee)})`);
  expect(value('Figures', 'Net total')).toBe(formatMoney(plainSale.totalCollected - plainSale.fee));
});

test('the details show method, channel, device and staff; an unknown value is a dash', () => {
  open(redeeming);
  const shown = [
    'Payment method',
    'Tender',
    'Type',
    'Channel',
    'Source',
    'Device',
    'Device nickname',
    'Location',
    'Staff',
  ];
  expect(shown.map((label) => value('Details', label))).toEqual([
    'Card',
    'Card',
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

test.each([
  ['Digital Wallet', 'Card', '2.9% + $0.30'],
  ['Other', 'Card', 'none on Other'],
  ['Cash', 'Cash', 'none on Cash'],
] as const)('a payment with the tender %s has the method %s, and its fee says %s', (tender, method, fee) => {
  open(rowWhere((row) => row.tender === tender && row.channel !== 'Invoice'));
  expect([value('Details', 'Payment method'), value('Details', 'Tender')]).toEqual([method, tender]);
  expect(value('Figures', `Fees ${fee}`)).toBeDefined();
});

test('the method of a payment is not in the files if its tender is not', () => {
  const payment = { tender: notInFiles, paymentMethod: 'card', amount: 36_00, tip: 0, fee: 0 } as const;
  open({ ...plainSale, payments: [payment] });
  expect([value('Details', 'Payment method'), value('Details', 'Tender')]).toEqual([notInFiles, notInFiles]);
});

test('a split sale shows each payment with its tip and fee, and each line with its discount, tax and net', () => {
  const [line] = plainSale.lines;
  open({
    ...plainSale,
    payments: [
      { tender: 'Card', paymentMethod: 'card', amount: 60_00, tip: 4_00, fee: 2_04 },
      { tender: 'Cash', paymentMethod: 'cash', amount: 40_00, tip: 0, fee: 0 },
    ],
    lines: line ? [{ ...line, gross: 20_00, discount: 2_00, net: 18_00, tax: 1_44, cost: 7_00 }, line] : [],
  });
  expect(value('Details', 'Payment method')).toBe('Card, Cash');
  expect([value('Details', 'Card'), value('Details', 'Cash')]).toEqual(['$60.00', '$40.00']);
  expect(screen.getByText('Tip $4.00, Fee $2.04')).toBeVisible();
  expect(screen.getByText('Discount ($2.00), Net $18.00, Tax $1.44, Cost $7.00')).toBeVisible();
});

test('a refund says that it has no fee', () => {
  open(returned);
  expect(value('Figures', 'Fees none on refunds')).toContain('$0.00');
});

test('a refund shows its reason and the returned items', () => {
  open(returned);
  expect(value('Details', 'Type')).toBe('Refund');
  expect(value('Details', 'Refund reason')).toBe(returned.refundReason);
  expect(screen.getByText('returned')).toBeVisible();
  expect(value('Items', 'Single-Origin Beans')).toContain(`(${formatMoney(returned.returns)})`);
});

test('an exchange lists the items sold and returned', () => {
  open(exchanged);
  const items = screen.getByRole('heading', { level: 3, name: 'Items' }).parentElement as HTMLElement;
  expect(within(items).getAllByRole('term')).toHaveLength(3);
  expect(within(items).getAllByText('returned')).toHaveLength(1);
  expect(value('Items', 'Pour-Over Set')).toContain(`(${formatMoney(exchanged.returns)})`);
});

test('items of a deposit have no amount yet', () => {
  open(deposit);
  expect(value('Items', 'Catering Platter')).toBe('–');
  expect(value('Figures', 'Deposit collected')).toBe(formatMoney(deposit.depositCollected));
});

test('a gift card is listed by its description', () => {
  const card = rowWhere(({ id }) => id.startsWith('GC-'));
  open(card);
  expect(value('Items', card.description)).toBe(formatMoney(card.amount));
});

describe('links to related transactions', () => {
  test('lead from a refund to its sale', async () => {
    const { user, onOpen } = open(returned);
    expect(link(/^Refund of /)).toHaveAttribute('href', `/?txn=${returned.refundOf}`);
    await user.click(link(/^Refund of /));
    expect(onOpen).toHaveBeenCalledWith(returned.refundOf);
  });

  test('keep the focus in the panel, so that the arrow keys work after the pressed link is gone', async () => {
    const { user, onNext } = open(returned);
    await user.click(link(/^Refund of /));
    expect(screen.getByRole('complementary', { name: 'Payment details' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  test('lead from a sale to its refund', async () => {
    const { user, onOpen } = open(ledger.find(returned.refundOf ?? '') as KnownTransaction);
    await user.click(link(`Refunded ${formatMoney(-returned.totalCollected)} on Mon, Jun 23, ${returned.id}`));
    expect(onOpen).toHaveBeenCalledWith(returned.id);
  });

  test('lead from a deposit to the sale that completed it, and back', async () => {
    const { user, onOpen, unmount } = open(deposit);
    await user.click(link(`Completed on Fri, Jun 27, ${redeeming.id}`));
    expect(onOpen).toHaveBeenCalledWith(redeeming.id);
    unmount();
    open(redeeming);
    expect(
      link(`Deposit of ${formatMoney(deposit.depositCollected)} from Wed, Jun 25, ${deposit.id}`),
    ).toBeInTheDocument();
  });

  test('are missing for a sale without related transactions', () => {
    open(plainSale);
    expect(screen.queryByRole('list', { name: 'Related transactions' })).not.toBeInTheDocument();
  });
});

describe('previous and next', () => {
  test('work by press and by arrow key', async () => {
    const { user, onPrevious, onNext } = open(plainSale);
    await user.click(button('Next transaction'));
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(onNext).toHaveBeenCalledTimes(2);
    expect(onPrevious).toHaveBeenCalledTimes(1);
  });

  test('work by arrow keys and J and K wherever the focus is, but not while typing', async () => {
    const { user, onPrevious, onNext } = open(plainSale);
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await user.keyboard('{ArrowRight}jkj');
    expect(onNext).toHaveBeenCalledTimes(3);
    expect(onPrevious).toHaveBeenCalledTimes(1);
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await user.keyboard('{ArrowLeft}jk');
    expect(onNext).toHaveBeenCalledTimes(3);
    expect(onPrevious).toHaveBeenCalledTimes(1);
    field.remove();
  });

  test('work while the panel is a modal overlay, but not below another dialog', async () => {
    const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => narrow });
    const { user, onNext } = open(plainSale);
    await user.keyboard('{ArrowRight}j');
    expect(onNext).toHaveBeenCalledTimes(2);
    const other = render(<Modal aria-label="Other" onClose={() => undefined} />);
    await user.keyboard('{ArrowRight}j');
    expect(onNext).toHaveBeenCalledTimes(2);
    other.unmount();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('ignore arrow keys with a modifier', async () => {
    const { user, onPrevious } = open(plainSale);
    act(() => button('Close').focus());
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{ArrowLeft}{/Control}');
    expect(onPrevious).not.toHaveBeenCalled();
  });

  test.each([
    ['Previous transaction', { onPrevious: undefined }, 'This is the first transaction in the list'],
    ['Next transaction', { onNext: undefined }, 'This is the last transaction in the list'],
  ])('%s is unavailable at the end of the list, with a reason', (name, props, reason) => {
    open(plainSale, props);
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAccessibleDescription(reason);
  });

  test('the position in the list is announced', () => {
    open(plainSale);
    expect(screen.getByText(`${plainSale.id}, 2 of 22`)).toHaveAttribute('role', 'status');
  });

  test('a transaction that the filters hide has a message', () => {
    open(plainSale, { position: { index: -1, count: 3, isKnown: true } });
    expect(screen.getByText(`${plainSale.id}, not in the list`)).toHaveAttribute('role', 'status');
    expect(screen.getByText('The current filters hide this transaction.')).toBeVisible();
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

test('a payment by gift card says how much, and leads to the card', async () => {
  const [use] = relatedRows(ledger, exchanged).giftCards;
  const { user, onOpen } = open(exchanged);
  expect(value('Details', 'Tender')).toBe('Other');
  expect(value('Details', 'Paid by gift card')).toBe(formatMoney(exchanged.giftCardRedeemed));
  expect(value('Details', 'Customer')).toBe(`${exchanged.customerName} (${exchanged.customerId})`);
  const amount = formatMoney(use?.amount ?? 0);
  await user.click(
    screen.getByRole('link', { name: `${amount} by the gift card sold on Thu, Jun 12, ${use?.row.id}` }),
  );
  expect(onOpen).toHaveBeenCalledWith(use?.row.id);
});

test('a gift card leads to what it paid for', () => {
  const [use] = relatedRows(ledger, exchanged).giftCards;
  open(use?.row as KnownTransaction);
  expect(screen.getAllByRole('link', { name: /redeemed on/ })).toHaveLength(2);
  expect(link(`${formatMoney(use?.amount ?? 0)} redeemed on Fri, Jun 27, ${exchanged.id}`)).toBeVisible();
});
