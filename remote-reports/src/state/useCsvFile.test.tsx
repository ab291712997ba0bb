import { screen } from '@testing-library/react';
import * as csv from '@back-office/shared/csv';
import type { Shop } from '@back-office/shared/contract';
import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { renderInArea } from '@back-office/shared/testing';
import { useCsvFile, type CsvFile } from './useCsvFile';

jest.mock('@back-office/shared/csv', () => ({
  ...jest.requireActual<typeof csv>('@back-office/shared/csv'),
  downloadText: jest.fn(),
}));
const download = jest.mocked(csv.downloadText);

afterEach(() => setPageFormat(samplePageFormat));

const shop: Shop = {
  id: 'corner-bakery-k3f9',
  name: 'Corner Bakery',
  source: 'browser',
  currency: 'USD',
  timeZone: 'America/Chicago',
  dayStart: 0,
  locale: 'en-US',
};

function Saving(file: CsvFile) {
  const save = useCsvFile();
  return (
    <button type="button" onClick={() => save(file)}>
      Export
    </button>
  );
}

test.each([
  { where: 'in the sample', of: undefined, currency: 'USD', name: 'sales-2025.csv' },
  { where: 'in an own shop', of: { ...shop, currency: 'EUR' }, currency: 'EUR', name: 'sales-2025-EUR.csv' },
  { where: 'in an own shop with dollars', of: shop, currency: 'USD', name: 'sales-2025-USD.csv' },
  { where: 'with a lent ledger', of: undefined, currency: 'JPY', name: 'sales-2025-JPY.csv' },
])('$where a file is named $name', async ({ of, currency, name }) => {
  setPageFormat({ ...samplePageFormat, currency });
  const { user } = renderInArea(<Saving name="sales-2025.csv" text="a" content="12 transactions" />, {
    services: { shop: of },
  });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(download).toHaveBeenLastCalledWith(name, 'a', 'text/csv');
  expect(screen.getByText(`12 transactions exported to ${name}`)).toBeVisible();
});
