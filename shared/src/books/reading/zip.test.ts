import { checked } from '../books.testing';
import { filesInZip, type RandomAccess } from './zip';
import { zipOf } from './zip.testing';

function accessTo(bytes: Uint8Array): RandomAccess {
  return { size: bytes.length, read: (from, to) => Promise.resolve(bytes.subarray(from, to)) };
}

const csv = 'Invoice,Item,Quantity,Date,Price\n1,Cup,2,2026-02-03,2.50\n';

test('the text files of an archive are read, packed or not; other files are left out', async () => {
  const archive = accessTo(
    zipOf({
      'a/sales.csv': csv,
      'stored.csv': csv.replace('1,Cup', '2,Pot'),
      '__MACOSX/._sales.csv': 'x',
      'logo.png': 'x',
    }),
  );
  const { files, totals } = await checked([...(await filesInZip('export.zip', archive))], { currency: 'USD' });
  expect(files.map(({ name, booked }) => [name, booked])).toEqual([
    ['a/sales.csv', 1],
    ['stored.csv', 1],
  ]);
  expect(totals.netSales).toBe('10.00');
});

test.each([
  [
    'no list of files',
    accessTo(new Uint8Array(100)),
    'The archive "export.zip" is damaged: its list of files is missing.',
  ],
  ['no text file', accessTo(zipOf({ 'logo.png': 'x' })), 'The archive "export.zip" has no CSV file and no workbook.'],
])('an archive with %s is refused', async (_name, archive, message) => {
  await expect(filesInZip('export.zip', archive)).rejects.toThrow(message);
});

test('a damaged file of an archive is reported', async () => {
  const archive = accessTo(zipOf({ 'sales.csv': csv.repeat(50) }));
  const damaged = new Uint8Array(await archive.read(0, archive.size));
  damaged.fill(0xff, 45, 60);
  const { files } = await checked([...(await filesInZip('export.zip', accessTo(damaged)))], { currency: 'USD' });
  expect(files).toMatchObject([{ kind: null, error: '"sales.csv" is damaged in its archive.' }]);
});
