import { screen, within } from '@testing-library/react';
import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { openLedger } from '@back-office/shared/ledger/testing';
import { renderInArea } from '@back-office/shared/testing';
import { SalesSummaryScreen } from '../features/sales-summary/screens/SalesSummaryScreen';
import { preloadParts } from '../features/sales-summary/screens/SummaryFigures';

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
