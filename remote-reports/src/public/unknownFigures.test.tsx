import { screen, waitFor } from '@testing-library/react';
import { createLedger, LedgerPortProvider } from '@back-office/shared/ledger';
import { openLedger, portWithUnknown } from '@back-office/shared/ledger/testing';
import { paths } from '@back-office/shared/routes';
import { useRoutes } from '@back-office/shared/router';
import { renderInArea } from '@back-office/shared/testing';
import { createArea } from './routes';

const { routes } = createArea();
const Reports = () => useRoutes([...routes]);
const port = portWithUnknown(createLedger());

beforeEach(() => {
  window.localStorage.clear();
  openLedger();
});

const range = 'from=2025-06-22&to=2025-06-28';

test.each([
  [`${paths.salesSummary()}?${range}`],
  [`${paths.salesSummary()}?${range}&compare=previous-period`],
  [`${paths.salesSummary()}?${range}&view=table&type=daily`],
  [`${paths.suiteReport('taxes')}?${range}`],
  [`${paths.suiteReport('fees')}?${range}`],
  [`${paths.suiteReport('gratuity')}?${range}`],
  [`${paths.transactions()}?${range}`],
  [paths.viewCustomReport('sample-daily-sales')],
])('%s says what the files do not hold, and never in numbers', async (path) => {
  renderInArea(
    <LedgerPortProvider port={port}>
      <Reports />
    </LedgerPortProvider>,
    { path },
  );
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.getAllByText('Not in your files').length).toBeGreaterThan(0), { timeout: 8_000 });
  expect(document.body).not.toHaveTextContent(/NaN|undefined|unknown/);
});
