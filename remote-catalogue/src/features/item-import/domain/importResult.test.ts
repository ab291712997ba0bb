import { badRowsCsv, badRowsFileName } from './importResult';
import { previewOf, sourceOf } from './importing.testing';

test('bad rows are downloaded unchanged, and can be corrected and imported', () => {
  const { source } = sourceOf('Name,Price,Note\n=Cup,x,"a ""b"""\nPot,2,\n,3,\n', 'list.csv');
  const csv = badRowsCsv(source, previewOf('Name,Price,Note\n=Cup,x,"a ""b"""\nPot,2,\n,3,\n'));
  expect(csv).toBe(
    `\uFEFFLine,Reason,Name,Price,Note\r\n2,Please enter a valid price.,'=Cup,x,"a ""b"""\r\n4,Please enter a name for your item.,,3,\r\n`,
  );
  expect(previewOf(csv.replace(',x,', ',1,')).added.map((one) => one.item.name)).toEqual(['=Cup']);
  expect(badRowsFileName('list.2025.csv')).toBe('list.2025-bad-rows.csv');
});
