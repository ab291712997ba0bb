import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBackup } from '../src/shop/backup/writeBackup';

const command = join(import.meta.dirname, 'commands/books.mjs');
const folder = mkdtempSync(join(tmpdir(), 'books-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** What the command prints and its exit code. */
function run(...args) {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });
}

const header = 'Invoice,Item,Quantity,Date,Price\n';
const good = fileOf('good.csv', `${header}1,Cup,2,2026-02-03 01:30,2.50\n`);
const bad = fileOf('bad.csv', `${header}2,Cup,x,2026-02-03,2.50\n`);
const strange = fileOf('strange.csv', 'a,b\n1,2\n');

test('all rows booked: one JSON object and exit code 0', async () => {
  const { code, stdout } = await run('check', good, '--currency', 'EUR', '--day-start', '03:00');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    files: [{ name: 'good.csv', kind: 'line-list', rows: 1, booked: 1, refused: 0, skipped: 0 }],
    totals: { transactions: 1, grossSales: '5.00', netSales: '5.00', taxes: null },
    days: { '2026-02-02': { netSales: '5.00', transactions: 1 } },
    rounding: '0.00',
  });
});

test('refused rows: exit code 1, and they are listed on request', async () => {
  const { code, stdout } = await run('check', good, bad, '--json-rows');
  expect(code).toBe(1);
  expect(JSON.parse(stdout).files[1].refusedRows).toEqual([
    { line: 2, column: 'Quantity', value: 'x', reason: 'This is not a number' },
  ]);
});

test('a file that cannot be read: exit code 2, and the others are booked', async () => {
  const { code, stdout } = await run('check', strange, good, join(folder, 'none.csv'));
  const { files, totals } = JSON.parse(stdout);
  expect([code, files.map(({ kind }) => kind), totals.transactions]).toEqual([2, [null, 'line-list', null], 1]);
});

test('--help prints how it is used; so does a mistyped option, as an error', async () => {
  const usage = 'Usage: pnpm books check FILE';
  const [asked, mistyped] = [await run('--help'), await run('check', good, '--currncy', 'EUR')];
  expect([asked.code, asked.stdout]).toEqual([0, expect.stringContaining(usage)]);
  expect([mistyped.code, mistyped.stderr]).toEqual([2, expect.stringMatching(/--currncy[^]*Usage: pnpm books/)]);
});

test('a file that does not exist, and a folder, are refused in words', async () => {
  const none = join(folder, 'none.csv');
  const archive = join(folder, 'none.zip');
  const { code, stdout } = await run('check', none, archive, folder);
  expect([code, JSON.parse(stdout).files.map(({ error }) => error)]).toEqual([
    2,
    [`There is no file "${none}".`, `There is no file "${archive}".`, `"${folder}" is a folder; name the files in it.`],
  ]);
  const [ofBackup, ofMapping] = [await run('backup', none), await run('check', good, '--map', none)];
  expect([ofBackup.stderr, ofMapping.stderr]).toEqual(Array(2).fill(`There is no file "${none}".\n`));
});

test('a file of no known kind is read by the columns that are given', async () => {
  const file = fileOf('till.csv', 'When,What was paid\n2026-02-03,"(4.00)"\n2026-02-04,12.50\n');
  const { code, stdout } = await run('check', file, '--map', 'date=When', '--map', 'total=What was paid');
  expect([code, JSON.parse(stdout).totals.totalCollected]).toEqual([0, '8.50']);
  const mapping = fileOf('mapping.json', '{"date": "When", "total": "Paid"}');
  const { files } = JSON.parse((await run('check', file, '--map', mapping)).stdout);
  expect(files[0].error).toMatch(/^The file has no column “Paid”; it has When, What was paid\./);
  const wrong = await run('check', file, '--map', 'day=When');
  expect([wrong.code, wrong.stderr]).toEqual([
    2,
    expect.stringMatching(/^The fields of a mapping are, if a row is an item: date,/),
  ]);
});

test('a zone that does not exist is refused in words', async () => {
  const { code, stdout, stderr } = await run('check', good, '--zone', 'Nowhere');
  expect([code, stdout, stderr]).toEqual([2, '', 'There is no time zone "Nowhere".\n']);
});

test('a backup is printed as JSON, and a damaged or foreign one refused in words with exit code 2', async () => {
  const whole = join(folder, 'bakery.backup.gz');
  const shop = {
    id: 'bakery-1',
    name: 'Bakery',
    source: 'browser',
    currency: 'EUR',
    timeZone: 'UTC',
    dayStart: 0,
    locale: 'de',
  };
  const parts = async function* () {
    yield { name: 'values/items', bytes: new TextEncoder().encode('["bread"]') };
  };
  const created = new Date('2026-01-02T03:04:05Z');
  const file = await writeBackup([{ shop, parts }], { created, product: '1.0' });
  writeFileSync(whole, new Uint8Array(await file.arrayBuffer()));
  const { code, stdout } = await run('backup', whole);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    format: 'back-office-backup',
    created: '2026-01-02T03:04:05.000Z',
    shops: [
      {
        shop: { id: 'bakery-1', name: 'Bakery', currency: 'EUR' },
        transactions: 0,
        months: [],
        damagedRecords: 0,
        bytes: 9,
        parts: [{ part: 'values/items', bytes: 9 }],
      },
    ],
  });
  const cut = join(folder, 'cut.backup.gz');
  writeFileSync(cut, readFileSync(whole).subarray(0, -40));
  const [ofCut, ofForeign] = [await run('backup', cut), await run('backup', good)];
  expect([ofCut.code, ofForeign.code]).toEqual([2, 2]);
  expect(ofCut.stderr).toMatch(/^This backup is damaged in /);
  expect(ofForeign.stderr).toMatch(/^This file is not a backup of the back office/);
});
