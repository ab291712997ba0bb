import { screen } from '@testing-library/react';
import { createLedger, defaultRange, localLedgerPort, type LedgerPort } from '@back-office/shared/ledger';
import { renderInArea } from '@back-office/shared/testing';
import { fieldControl } from '../domain/reportControls';
import { ReportFilters } from './ReportFilters';

const local = localLedgerPort(createLedger());

/** The sample in other places. */
const lent: LedgerPort = {
  ...local,
  facets: () => [
    { value: 'Market hall', transactions: 3 },
    { value: 'Kiosk', transactions: 2 },
  ],
};

async function offered(ledger: LedgerPort | undefined, location: string) {
  const choose = jest.fn();
  const { user } = renderInArea(
    <ReportFilters
      filters={[fieldControl('location')]}
      choices={{ location }}
      range={defaultRange}
      onChoose={choose}
    />,
    { services: ledger ? { ledger } : {} },
  );
  await user.click(await screen.findByRole('button', { name: /^Locations/ }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

test('the sample offers its locations', async () => {
  expect(await offered(undefined, 'All')).toEqual(['All', 'Location 1', 'Location 2', 'Location 3']);
});

test('a lent ledger offers its own locations, and the one that is chosen', async () => {
  expect(await offered(lent, 'Terrace')).toEqual(['All', 'Kiosk', 'Market hall', 'Terrace']);
});
