import type { Item } from '../../../domain/item';
import { mug } from '../../../domain/items.testing';
import { exportCsv, exportFileName } from './exportItems';

const now = '2025-07-18T12:00:00.000Z';

test('the CSV has 16 columns in the order of the item fields, with formulas neutralized', () => {
  expect(exportCsv([mug])).toBe(
    '\uFEFFID,Name,Description,Reporting category,Stock,Price,Item type,Category,Locations,Unit,SKU,GTIN,Weight (kg),' +
      'Skip item details,Created at,Updated at\r\n' +
      `mug,"Mug, ""big""","Line 1\nLine 2",Kitchen,3,$12.50/ea,Physical good,'=Cups,"Main Store; Online\\; Only",Per item,` +
      `M-1,0012345678905,0.38,true,${now},${now}\r\n`,
  );
});

test('there is a status column only if an item is not Active', () => {
  const header = (items: readonly Item[]) => exportCsv(items).split('\r\n')[0];
  expect(header([mug, { ...mug, status: 'Active' }])).not.toContain('Status');
  expect(header([mug, { ...mug, status: 'Draft' }])).toContain(',Updated at,Status');
});

test('the file name contains the day and the shop of the merchant', () => {
  expect(exportFileName('csv', '2025-07-18')).toBe('items-2025-07-18.csv');
  expect(exportFileName('json', '2025-07-18', 'bakery-1')).toBe('items-bakery-1-2025-07-18.json');
});
