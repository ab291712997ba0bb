import { screen, within } from '@testing-library/react';
import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { openLedger } from '@back-office/shared/ledger/testing';
import { bakery, renderInArea } from '@back-office/shared/testing';
import { SalesSummaryScreen } from '../features/sales-summary/screens/SalesSummaryScreen';
import { preloadParts } from '../features/sales-summary/screens/SummaryFigures';
import { SalesSummary } from './SalesSummary';

beforeAll(preloadParts);
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => setPageFormat(samplePageFormat));

/** 282,954 units of net sales in the week from June 22. */
test.each([
  ['EUR', 'de-DE', 'Europe/Berlin', '2.829,54 €', '22.–28. Juni 2025'],
  ['JPY', 'ja-JP', 'Asia/Tokyo', '￥282,954', '2025/06/22～2025/06/28'],
  ['KWD', 'en-KW', 'Asia/Kuwait', 'KWD 282.954', undefined],
  ['INR', 'en-IN', 'Asia/Kolkata', '₹2,829.54', undefined],
])('the sales summary in %s and %s has no dollars', (currency, locale, timeZone, netSales, range) => {
  setPageFormat({ currency, locale, timeZone, dayStart: 180 });
  openLedger();
  renderInArea(<SalesSummaryScreen notice={null} />, { path: '/reports' });
  const breakdown = within(screen.getByRole('table', { name: 'Breakdown' }));
  const row = breakdown.getAllByRole('rowheader', { name: /^Net sales/ })[0]?.closest('tr');
  expect(row?.textContent.replace(/\s/g, ' ')).toContain(netSales);
  // The rules of the sample's fees are texts of its own.
  expect(document.body.textContent.replace(/% \+ \$0\.\d\d/g, '')).not.toContain('$');
  if (range !== undefined) expect(screen.getByRole('button', { name: range })).toBeVisible();
});

test('the sales summary of an own shop has neither Refresh nor the notice that reports are moving', async () => {
  openLedger();
  const { unmount } = renderInArea(<SalesSummary />, { path: '/reports' });
  expect(screen.getByRole('button', { name: /Refresh/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Report migration' })).toBeVisible();
  unmount();
  const ledger = localLedgerPort(createLedger());
  renderInArea(<SalesSummary />, { path: '/reports?shop=bakery-1', services: { shop: bakery, ledger } });
  expect(await screen.findByRole('table', { name: 'Breakdown' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sales summary' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Refresh/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Report migration' })).not.toBeInTheDocument();
});
