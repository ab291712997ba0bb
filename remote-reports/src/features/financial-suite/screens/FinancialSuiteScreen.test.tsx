import { screen } from '@testing-library/react';
import { createLedger, localLedgerPort, mapAnswer } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { renderInArea } from '@back-office/shared/testing';
import { FinancialSuiteScreen } from './FinancialSuiteScreen';

const port = localLedgerPort(createLedger());
/** A shop whose sales ended years ago. */
const ledger = {
  ...port,
  describe: () => mapAnswer(port.describe(), (facts) => ({ ...facts, days: { from: '2010-12-01', to: '2011-02-28' } })),
};

test('a shop whose sales ended earlier says so in a period after them, and leads back to its latest sales', async () => {
  const { user, path } = renderInArea(<FinancialSuiteScreen />, {
    path: `${paths.financialSuite()}?period=last-7-days&filters`,
    services: { ledger },
  });
  expect(await screen.findByText('Sales of this shop: Dec 1, 2010 – Feb 28, 2011')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Latest sales' }));
  expect(path()).not.toContain('period=');
  expect(await screen.findByText('Latest sales: January 30 – February 28, 2011')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All time' }));
  expect(await screen.findByText('All time: December 1, 2010 – February 28, 2011')).toBeVisible();
  expect(path()).toContain('from=2010-12-01&to=2011-02-28');
});
