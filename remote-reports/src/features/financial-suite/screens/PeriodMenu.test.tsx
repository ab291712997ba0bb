import { screen } from '@testing-library/react';
import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { renderInArea } from '@back-office/shared/testing';
import { PeriodMenu } from './PeriodMenu';

test.each([
  ['the sample ledger', {}, true],
  ['a ledger that the page lent', { ledger: localLedgerPort(createLedger()) }, false],
])('of %s the periods are offered, and only of the sample a sample week', async (_, services, hasSampleWeek) => {
  const choose = jest.fn();
  const { user } = renderInArea(<PeriodMenu period="Last 30 days" onChoose={choose} />, { services });
  await user.click(screen.getByRole('button', { name: /Last 30 days/ }));
  expect(screen.queryByRole('menuitem', { name: 'Sample week' }) !== null).toBe(hasSampleWeek);
  await user.click(screen.getByRole('menuitem', { name: 'Last 7 days' }));
  expect(choose.mock.calls).toEqual([['Last 7 days']]);
});
