import fc from 'fast-check';
import { transactionsAddress, viewOf as viewOfParams, withView } from './transactionsParams';
import { anyView } from './transactionsArbitraries.testing';
import { defaultView, viewOfState, withoutFilters } from './transactionsView';

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
  expect(view.filters).toMatchObject({
    searchQuery: 'honey',
    paymentMethods: ['card'],
    status: ['Partially Paid'],
    locations: ['Location 2'],
    teamMembers: ['Maya Duarte'],
    fees: ['With fee'],
  });
  expect(addressOf('', { ...view, sort: { column: 'amount', isDescending: true }, opened: 'PAY-1' })).toBe(
    'method=card&status=partially-paid&location=location-2&staff=maya-duarte&fees=with-fee&q=honey&sort=-amount&txn=PAY-1',
  );
});

test.each([
  'method=cheque',
  'type=void&status=Lost',
  'time=night',
  'from=2025-06-30&to=2025-06-01',
  'from=soon&to=later',
  'line=profit',
  'sort=-weight',
  'txn=&q=%20%20',
])('%s is ignored', (search) => expect(viewOf(search)).toEqual(defaultView));

test('unknown values are dropped, known ones stay', () => {
  expect(viewOf('method=cheque&method=cash').filters.paymentMethods).toEqual(['cash']);
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
  expect(closed).toMatchObject({ line: 'gross-sales', opened: undefined });
  expect(closed.filters).toMatchObject({
    dateRange: { from: '2025-07-05', to: '2025-07-05' },
    timeRange: 'Morning',
    status: ['Completed'],
    types: ['sale'],
    locations: ['Location 1'],
  });
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
