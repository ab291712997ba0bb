import { deflateRawSync } from 'node:zlib';
import { checked } from '../books.testing';
import { filesInZip, type RandomAccess } from './zip';

/** An archive of text files, packed unless the name says not to. */
function zipOf(files: Readonly<Record<string, string>>): RandomAccess {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const isStored = path.startsWith('stored');
    const data = isStored ? Buffer.from(text) : deflateRawSync(text);
    const name = Buffer.from(path);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isStored ? 0 : 8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, name, data);
    directory.push(entry, name);
    offset += local.length + name.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return accessTo(Buffer.concat([...parts, list, end]));
}

function accessTo(bytes: Uint8Array): RandomAccess {
  return { size: bytes.length, read: (from, to) => Promise.resolve(bytes.subarray(from, to)) };
}

const csv = 'Invoice,Item,Quantity,Date,Price\n1,Cup,2,2026-02-03,2.50\n';

test('the text files of an archive are read, packed or not; other files are left out', async () => {
  const archive = zipOf({
    'a/sales.csv': csv,
    'stored.csv': csv.replace('1,Cup', '2,Pot'),
    '__MACOSX/._sales.csv': 'x',
    'logo.png': 'x',
  });
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
  ['no text file', zipOf({ 'logo.png': 'x' }), 'The archive "export.zip" has no CSV file.'],
])('an archive with %s is refused', async (_name, archive, message) => {
  await expect(filesInZip('export.zip', archive)).rejects.toThrow(message);
});

test('a damaged file of an archive is reported', async () => {
  const archive = zipOf({ 'sales.csv': csv.repeat(50) });
  const damaged = new Uint8Array(await archive.read(0, archive.size));
  damaged.fill(0xff, 45, 60);
  const { files } = await checked([...(await filesInZip('export.zip', accessTo(damaged)))], { currency: 'USD' });
  expect(files).toMatchObject([{ kind: null, error: '"sales.csv" is damaged in its archive.' }]);
});
