import { checkedLedgerPort, createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { portOfRows } from '@back-office/shared/ledger/testing';
import type { DayRange } from '@back-office/shared/format';
import { askFilterValues } from './filterValues';

const range = { from: '2025-06-22', to: '2025-06-28' };
const ledger = createLedger();
const local = localLedgerPort(ledger);

test('filters offer the values of the days by their names in order; what is not recorded offers none', async () => {
  const values = await askFilterValues(local, ['location', 'item-type', 'menu', 'date-range'], range);
  expect(values.get('location')?.map(({ label }) => label)).toEqual(['Location 1', 'Location 2', 'Location 3']);
  expect(values.get('item-type')).toEqual([
    { value: 'Gift card', label: 'Gift card' },
    { value: 'Item', label: 'Item' },
  ]);
  expect([values.get('menu'), values.get('date-range')]).toEqual([[], []]);
  const devices = await askFilterValues(local, ['device-nickname'], range);
  expect(devices.get('device-nickname')).toContainEqual({ value: '', label: 'No device nickname' });
});

test('the locations, sources and team members of a lent ledger are offered', async () => {
  const own = { location: 'Kiosk', source: 'Till app', staff: 'Zuri Okafor', staffName: 'Zuri Okafor' };
  const rowsOf = (days: DayRange) => ledger.rowsOf(days).map((row) => ({ ...row, ...own }));
  const port = checkedLedgerPort({ ...local, ...portOfRows(rowsOf) });
  const values = await askFilterValues(port, ['location', 'source', 'collected-by', 'attributed-to'], range);
  expect([...values.values()].flat().map(({ label }) => label)).toEqual([
    'Kiosk',
    'Till app',
    'Zuri Okafor',
    'Zuri Okafor',
  ]);
});
