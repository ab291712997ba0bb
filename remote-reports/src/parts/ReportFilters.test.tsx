import { screen } from '@testing-library/react';
import { createLedger, defaultRange, localLedgerPort, type LedgerPort } from '@back-office/shared/ledger';
import { renderInArea } from '@back-office/shared/testing';
import { fieldControl } from '../domain/reportControls';
import { ReportFilters } from './ReportFilters';

const local = localLedgerPort(createLedger());

/** The sample in other places. */
const lent: LedgerPort = {
  ...local,
  facets: () => ({
    values: [
      { value: 'Market hall', transactions: 3 },
      { value: 'Kiosk', transactions: 2 },
    ],
    total: 2,
  }),
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

test('of 10,000 locations the most frequent are offered, and the others are found by typing', async () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `Stand ${index}`);
  const asked: (string | undefined)[] = [];
  const large: LedgerPort = {
    ...local,
    facets({ text, limit }) {
      asked.push(text);
      const found = names.filter((name) => name.includes(text ?? ''));
      return { values: found.slice(0, limit).map((value) => ({ value, transactions: 1 })), total: found.length };
    },
  };
  const choose = jest.fn();
  const { user } = renderInArea(
    <ReportFilters
      filters={[fieldControl('location')]}
      choices={{ location: 'All' }}
      range={defaultRange}
      onChoose={choose}
    />,
    { services: { ledger: large } },
  );
  await user.click(await screen.findByRole('button', { name: /^Locations/ }));
  expect(await screen.findByText('The 200 most frequent of 10,000. Type to find the others.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '9999');
  await user.click(await screen.findByRole('option', { name: 'Stand 9999' }));
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ name: 'location' }), 'Stand 9999');
  expect(asked).toContain('9999');
});
