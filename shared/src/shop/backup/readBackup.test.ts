import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { sampleShop, type Shop } from '../shopRecord';
import { BackupError } from './backupFormat';
import { checkBackup } from './checkBackup';
import { gzipHead, crc32, sealOf } from './sealedGzip';
import { chained, writeBackup } from './writeBackup';

const bakery: Shop = {
  id: 'bakery-1',
  name: 'Corner Bakery',
  source: 'browser',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  dayStart: 180,
  locale: 'de-DE',
};

const text = (content: string) => new TextEncoder().encode(content);

const parts = [
  { name: 'values/items', bytes: text('[]') },
  { name: 'databases/fifth/notes/notes/one', bytes: text(JSON.stringify('runs '.repeat(1_000))) },
  { name: 'values/empty', bytes: text('') },
];

async function* all() {
  yield* parts;
}

const options = { created: new Date('2026-02-03T04:05:06Z'), product: '1.0.0' };
const twoShops = () =>
  writeBackup(
    [
      { shop: bakery, parts: all },
      { shop: sampleShop, parts: all },
    ],
    options,
  );

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const refusalOf = (file: Blob) =>
  checkBackup(file).then(
    () => undefined,
    (error: unknown) => (error instanceof BackupError ? error : Promise.reject(error)),
  );

/** The file of a container as text. */
function packed(container: string): Blob {
  const bytes = new Uint8Array(gzipSync(container));
  bytes.set(gzipHead);
  return new Blob([bytes, sealOf(crc32(bytes))]);
}

test('a backup has its shops and their parts, and is a gzip file', async () => {
  const file = await twoShops();
  const { contents, ...header } = await checkBackup(file);
  expect(header).toEqual({
    format: 'back-office-backup',
    schema: 1,
    created: '2026-02-03T04:05:06.000Z',
    product: '1.0.0',
    shops: 2,
  });
  expect(contents.map(({ shop }) => shop)).toEqual([bakery, sampleShop]);
  expect(contents[1]?.parts).toMatchObject(parts.map(({ name, bytes }) => ({ part: name, bytes: bytes.length })));
  expect(contents[0]?.values).toEqual(
    new Map([
      ['items', '[]'],
      ['empty', ''],
    ]),
  );
  expect(file.type).toBe('application/gzip');
});

test('each bit that is flipped, and each end that is cut off, is found', async () => {
  const bytes = await bytesOf(await twoShops());
  const anyDamage = fc.oneof(
    fc.record({ at: fc.nat(bytes.length - 1), bit: fc.nat(7) }),
    fc.record({ at: fc.nat(9), bit: fc.nat(7) }),
    fc.record({ at: fc.integer({ min: bytes.length - 60, max: bytes.length - 1 }), bit: fc.nat(7) }),
  );
  await fc.assert(
    fc.asyncProperty(anyDamage, async ({ at, bit }) => {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] as number) ^ (1 << bit);
      expect((await refusalOf(new Blob([damaged])))?.reason).toMatch(/damaged|foreign/);
    }),
    { numRuns: effort(100, 200) },
  );
  for (const size of [0, 1, 9, 10, 40, bytes.length - 36, bytes.length - 1])
    expect((await refusalOf(new Blob([bytes.slice(0, size)])))?.reason).toMatch(/damaged|foreign/);
  expect((await refusalOf(new Blob([bytes, 'more'])))?.reason).toBe('damaged');
});

test('a refusal names the part and the byte', async () => {
  const shop = JSON.stringify({ shop: bakery });
  const header = JSON.stringify({ format: 'back-office-backup', schema: 1, ...options, shops: 1 });
  const part = JSON.stringify({ part: 'values/items', bytes: 2, hash: 'other' });
  const refused = await refusalOf(packed([header, shop, part, '[]', ''].join('\n')));
  const byte = [header, shop, part, ''].join('\n').length;
  expect(refused).toMatchObject({ reason: 'damaged', place: { part: 'values/items', byte } });
  expect(refused?.message).toBe(`This backup is damaged in “values/items”, at byte ${byte}.`);
});

test('a damage in the middle of a small file has its place', async () => {
  // Digits that do not repeat, so that the file is not packed into a few bytes.
  const digits = (from: number) => Array.from({ length: 900 }, (_, at) => Math.sin(from + at).toFixed(4)).join('');
  async function* several() {
    for (const name of ['one', 'two', 'three']) yield { name: `values/${name}`, bytes: text(digits(name.length)) };
  }
  const bytes = await bytesOf(await writeBackup([{ shop: bakery, parts: several }], options));
  for (const share of [0.5, 0.6, 0.7, 0.8, 0.9]) {
    const damaged = bytes.slice();
    const at = Math.floor(share * bytes.length);
    damaged[at] = (damaged[at] as number) ^ 4;
    expect((await refusalOf(new Blob([damaged])))?.reason).toBe('damaged');
  }
});

test.each([
  ['another file', new Blob(['date,amount\n2026-01-01,5\n']), 'foreign'],
  ['another gzip file', packed('date,amount\n'), 'foreign'],
  [
    'a file of a newer version',
    packed('{"format":"back-office-backup","schema":2,"created":"2026-02-03T04:05:06Z","product":"9","shops":0}\n'),
    'newer',
  ],
])('%s is refused', async (_, file, reason) => expect((await refusalOf(file))?.reason).toBe(reason));

test('a file of schema 0, whose shops have no start of the day and no locale, is read', async () => {
  const { dayStart: _, locale: __, ...earlier } = bakery;
  const lines = [
    JSON.stringify({
      format: 'back-office-backup',
      schema: 0,
      created: '2026-01-01T00:00:00Z',
      product: '0.9',
      shops: 1,
    }),
    JSON.stringify({ shop: earlier }),
  ];
  let hash = '';
  for (const line of lines) hash = await chained(hash, line);
  const file = packed(`${[...lines, JSON.stringify({ end: { parts: 0, hash } })].join('\n')}\n`);
  expect((await checkBackup(file)).contents).toMatchObject([{ shop: { ...bakery, dayStart: 0, locale: 'en-US' } }]);
});

test('writing that is canceled rejects', async () => {
  const cancel = new AbortController();
  const writing = writeBackup([{ shop: bakery, parts: all }], {
    ...options,
    signal: cancel.signal,
    onPart: () => cancel.abort(),
  });
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
});
