import fc from 'fast-check';
import { anyView } from './transactionsArbitraries.testing';
import {
  defaultView,
  transactionsAddress,
  viewOf as viewOfParams,
  viewOfState,
  withoutFilters,
  withView,
} from './transactionsView';

const viewOf = (search: string) => viewOfParams(new URLSearchParams(search));
const addressOf = (search: string, view: Parameters<typeof withView>[1]) =>
  withView(new URLSearchParams(search), view).toString();

test('the view written to an address is read back', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const written = withView(new URLSearchParams(), view).toString();
      expect(viewOf(written)).toEqual(view);
    }),
  );
});

test('writing a view replaces the previous one and keeps other parameters', () => {
  fc.assert(
    fc.property(anyView, anyView, (before, after) => {
      const first = withView(new URLSearchParams('seed=7&volume=3'), before);
      expect(viewOfParams(withView(first, after))).toEqual(after);
      expect(withView(withView(first, after), defaultView).toString()).toBe('seed=7&volume=3');
    }),
  );
});

test('every value is written as a slug', () => {
  const view = viewOf('q=honey&method=card&status=partially-paid&location=location-2&staff=Maya+Duarte&fees=with-fee');
  expect(view.text).toBe('honey');
  expect(view.filters).toEqual([
    { field: 'payment-method', values: ['Card'] },
    { field: 'transaction-status', values: ['Partially Paid'] },
    { field: 'location', values: ['Location 2'] },
    { field: 'collected-by', values: ['Maya Duarte'] },
    { field: 'fee-charged', values: ['With fee'] },
  ]);
  expect(addressOf('', { ...view, sort: { by: 'amount', isDescending: true }, opened: 'PAY-1' })).toBe(
    'method=card&status=partially-paid&location=location-2&staff=maya-duarte&fees=with-fee&q=honey&sort=-amount&txn=PAY-1',
  );
});

test.each([
  'method=cheque',
  'type=void',
  'time=night',
  'from=2025-06-30&to=2025-06-01',
  'from=soon&to=later',
  'line=profit',
  'sort=-weight',
  'txn=&q=%20%20',
])('%s is ignored', (search) => expect(viewOf(search)).toEqual(defaultView));

test('unknown values are dropped, known ones stay', () => {
  expect(viewOf('method=cheque&method=cash').filters).toEqual([{ field: 'payment-method', values: ['Cash'] }]);
});

/** The parameters of addresses that exist, in their order: the field of each, and what they were written for. */
const written = [
  ['item', 'item-name', { 'House Granola': 'House Granola' }],
  ['hour', 'hour', { '08': '08', '17': '17' }],
  ['time', 'part-of-day', { evening: 'Evening' }],
  ['method', 'payment-method', { card: 'Card', cash: 'Cash' }],
  ['type', 'transaction-type', { sale: 'Sale', refund: 'Refund' }],
  ['status', 'transaction-status', { completed: 'Completed', 'awaiting-capture': 'Awaiting Capture' }],
  ['tender', 'tender', { cash: 'Cash', 'digital-wallet': 'Digital Wallet' }],
  ['location', 'location', { 'location-1': 'Location 1', 'location-3': 'Location 3' }],
  ['source', 'source', { 'point-of-sale': 'Point of Sale' }],
  ['staff', 'collected-by', { 'maya-duarte': 'Maya Duarte', 'owen-reyes': 'Owen Reyes' }],
  ['fees', 'fee-charged', { 'with-fee': 'With fee' }],
] as const;

test('addresses that exist keep their meaning and are written the same', () => {
  const anyParams = fc.tuple(...written.map(([, , values]) => fc.subarray(Object.entries(values))));
  fc.assert(
    fc.property(anyParams, (chosen) => {
      const params = chosen.flatMap((values, index) => values.map(([slug]) => [written[index]?.[0] ?? '', slug]));
      const search = new URLSearchParams(params).toString();
      const view = viewOf(search);
      expect(view.filters).toEqual(
        chosen.flatMap((values, index) =>
          values.length > 0 ? [{ field: written[index]?.[1], values: values.map(([, value]) => value) }] : [],
        ),
      );
      expect(addressOf('', view)).toBe(search);
    }),
  );
});

test('a value that only another source has is kept as it is written', () => {
  const search = 'status=Lost&tender=Cheque&location=Kiosk&source=Web+shop&staff=Zuri+Okafor&channel=Phone';
  const { filters } = viewOf(search);
  expect(filters.map(({ values }) => values)).toEqual([
    ['Phone'],
    ['Lost'],
    ['Cheque'],
    ['Kiosk'],
    ['Web shop'],
    ['Zuri Okafor'],
  ]);
  expect(viewOf(addressOf('', { ...defaultView, filters })).filters).toEqual(filters);
});

test('quotes tell a value of another source from the choice with the same slug', () => {
  const filters = [{ field: 'tender', values: ['Card', 'card'] }] as const;
  expect(addressOf('', { ...defaultView, filters })).toBe('tender=card&tender=%22card%22');
  expect(viewOf('tender=card&tender=%22card%22').filters).toEqual(filters);
});

test('navigation state becomes filters, and the panel opens only with both of its keys', () => {
  const state = {
    filterType: 'gross-sales',
    status: ['Completed'],
    transactionTypes: ['sale'],
    dateRange: { from: '2025-07-05', to: '2025-07-05' },
    location: 'Location 1',
    timeframe: 'Morning',
    selectedTransaction: 'PAY-144021',
  } as const;
  const closed = viewOfState(state, defaultView);
  expect(closed).toMatchObject({
    range: { from: '2025-07-05', to: '2025-07-05' },
    line: 'gross-sales',
    opened: undefined,
  });
  expect(closed.filters).toEqual([
    { field: 'part-of-day', values: ['Morning'] },
    { field: 'transaction-type', values: ['Sale'] },
    { field: 'transaction-status', values: ['Completed'] },
    { field: 'location', values: ['Location 1'] },
  ]);
  expect(viewOfState({ ...state, showTransactionBlade: true }, defaultView).opened).toBe('PAY-144021');
  expect(viewOfState({ showTransactionBlade: true }, defaultView).opened).toBeUndefined();
});

test('clearing restores the default filters and keeps sort order and panel', () => {
  fc.assert(
    fc.property(anyView, (view) =>
      expect(withoutFilters(view)).toEqual({ ...defaultView, sort: view.sort, opened: view.opened }),
    ),
  );
});

test('the address built for a link shows the same view', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const address = new URL(transactionsAddress(view), 'http://shop.test');
      expect(address.pathname).toBe('/transactions');
      expect(viewOfParams(address.searchParams)).toEqual(view);
    }),
  );
  expect(transactionsAddress()).toBe('/transactions');
});
