import { execFile } from 'node:child_process';
import { createReadStream, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@back-office/shared/build/workspace.mjs';
import { inForm, median, megabytes, ms, printTable, ratio, verdict } from './figures.mjs';

const fileLength = inForm(20_000_000, 20_000);
const pieceLength = 256 * 1024;

/**
 * Reading and booking sales exports in this process, beside what the CSV reader alone takes for the same file. Both
 * alternate and are judged by their processor time, so that a busy machine slows both.
 */
export async function measureBooks(runs) {
  register('@back-office/shared/build/typescript/hooks.mjs', import.meta.url);
  const [{ createCsvReader }, books, { encodeMonth }] = await Promise.all([
    import('@back-office/shared/csv'),
    import('@back-office/shared/books'),
    import('@back-office/shared/shop/store'),
  ]);

  async function readAndBook(bytes) {
    const layer = await books.readLayer({ name: 'export.csv', open: () => streamOf(bytes) }, { currency: 'USD' });
    const plan = books.planBooks([layer], { timeZone: 'America/New_York', dayStart: 0 });
    for (const { month, columns } of books.columnsByMonth(plan)) encodeMonth(month, columns);
    return { rows: layer.rows, transactions: plan.transactions.length };
  }

  const results = [];
  for (const kind of exports) {
    const { name } = kind;
    const bytes = new TextEncoder().encode(`${[...exportLines(kind, fileLength, 10)].join('\n')}\n`);
    const rounds = [];
    let booked;
    for (let run = 0; run < runs; run += 1) {
      const cells = await processorTime(() => readCells(createCsvReader, piecesOf(bytes)));
      const all = await processorTime(async () => (booked = await readAndBook(bytes)));
      rounds.push({ cells, all });
    }
    results.push({ name, bytes: bytes.length, ...booked, rounds, load: loadavg()[0] });
  }
  return results;
}

export function printBooks(results) {
  printTable(
    `Reading and booking sales exports, processor time from a cold start, medians of ${results[0].rounds.length} runs`,
    ['file', 'rows', 'transactions', 'CSV alone', 'all', 'ratio', 'load'],
    results.map(({ name, bytes, rows, transactions, rounds, load }) => {
      const times = median(rounds.map(({ cells, all }) => all / cells));
      return [
        `${name}, ${megabytes(bytes)}`,
        rows.toLocaleString('en-US'),
        transactions.toLocaleString('en-US'),
        ms(median(rounds.map(({ cells }) => cells))),
        ms(median(rounds.map(({ all }) => all))),
        ratio(times, 1),
        load.toFixed(1),
      ];
    }),
  );
}

async function readCells(createCsvReader, pieces) {
  let cells = 0;
  const reader = createCsvReader(',', (record) => (cells += record.cells.length));
  const decoder = new TextDecoder();
  for await (const piece of pieces) reader.push(decoder.decode(piece, { stream: true }));
  reader.end();
  return cells;
}

const checkedLength = inForm(500_000_000, 100_000);

/**
 * `pnpm books check` of a large file: its time by the clock beside that of the CSV reader alone, because two threads read it,
 * and the most memory that its process had. The processor time of both is printed too: on a machine that does other work,
 * it moves less.
 */
export async function measureCheck() {
  const path = join(workspaceRoot, '.tmp/bench/sales.csv');
  await writeSalesFile(path, checkedLength);
  const { createCsvReader } = await import('@back-office/shared/csv');
  const pieces = createReadStream(path, { highWaterMark: pieceLength });
  const begun = performance.now();
  const cells = await processorTime(() => readCells(createCsvReader, pieces));
  const cellsTook = performance.now() - begun;
  const says =
    "process.on('exit', () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage(); console.error(`maxRSS ${maxRSS} cpu ${userCPUTime + systemCPUTime}`) })";
  const command = join(workspaceRoot, 'shared/build/commands/books.mjs');
  const started = performance.now();
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', `data:text/javascript,${says}`, command, 'check', path, '--currency', 'USD'],
    { maxBuffer: 100_000_000 },
  );
  const ends = [...stderr.matchAll(/^maxRSS (\d+) cpu (\d+)/gm)];
  const [{ rows }] = JSON.parse(stdout).files;
  return {
    rows,
    cells,
    cellsTook,
    load: loadavg()[0],
    took: performance.now() - started,
    all: Math.max(...ends.map(([, , microseconds]) => Number(microseconds) / 1000)),
    memory: Math.max(...ends.map(([, kilobytes]) => Number(kilobytes) * 1024)),
  };
}

export function printCheck({ rows, cells, cellsTook, took, all, memory, load }) {
  printTable(
    `books check of ${megabytes(checkedLength)}, ${rows.toLocaleString('en-US')} rows`,
    ['', 'reached', 'budget', ''],
    [
      ['time by the clock', ms(took), '', ''],
      ['that of the CSV reader alone', ms(cellsTook), '', ''],
      ['ratio', ratio(took, cellsTook), '≤ 4 ×', verdict(took <= cellsTook * 4)],
      ['processor time of all threads', ms(all), '', ''],
      ['that of the CSV reader alone', ms(cells), '', ''],
      ['ratio', ratio(all, cells), '', ''],
      ['load of the machine, which moves the clock', load.toFixed(1), '', ''],
      ['memory of its process at most', megabytes(memory), '≤ 600 MB', verdict(memory <= 600e6)],
    ],
  );
}

async function processorTime(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function* piecesOf(bytes) {
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
}

async function* streamOf(bytes) {
  yield* piecesOf(bytes);
}

/** The lines of one sale after the other, some minutes apart. */
function* exportLines({ header, linesOf }, length, minutes) {
  yield header;
  let written = header.length;
  for (let sale = 1; written < length; sale += 1) {
    const time = new Date(Date.UTC(2024, 0, 1) + sale * minutes * 60_000).toISOString();
    for (const line of linesOf(sale, time.slice(0, 10), time.slice(11, 19))) {
      yield line;
      written += line.length + 1;
    }
  }
}

/** Writes a list of items sold, a year and a half of a large shop. */
export async function writeSalesFile(path, length) {
  function* pieces() {
    let piece = '';
    for (const line of exportLines(exports[0], length, 2)) {
      piece += `${line}\n`;
      if (piece.length < 1_000_000) continue;
      yield piece;
      piece = '';
    }
    yield piece;
  }
  mkdirSync(dirname(path), { recursive: true });
  await writeFile(path, pieces());
}

/** Items repeat, as those of a store do, in no order. */
function itemsOf(sale, most, itemCount) {
  return Array.from({ length: 1 + (sale % most) }, (_, nth) => (sale * 7919 + nth * 104729) % itemCount);
}

const dollars = (cents) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const exports = [
  {
    name: 'list of items sold',
    header: 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country',
    linesOf: (sale, day, time) =>
      itemsOf(sale, 35, 3_800).map((item) => {
        const name = item % 7 === 0 ? `"SET OF ${item % 12}, RETRO ${item}"` : `HANGING HEART LIGHT HOLDER ${item}`;
        const price = ((item % 900) + 45) / 100;
        return `${500_000 + sale},${20_000 + item},${name},${1 + (item % 24)},${day} ${time},${price},${12_000 + (sale % 5_000)},United Kingdom`;
      }),
  },
  {
    name: 'Square items detail',
    header:
      'Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Gross Sales,Discounts,Net Sales,Tax,Transaction ID,Payment ID,Device Name,Event Type,Location,Customer ID,Customer Name,Unit,Count,Employee,Channel',
    linesOf: (sale, day, time) =>
      itemsOf(sale, 4, 300).map((item) => {
        const gross = (250 + item * 5) * (1 + (item % 3));
        const money = [dollars(gross), '$0.00', dollars(gross), dollars(Math.round(gross * 0.08))].map((text) =>
          text.includes(',') ? `"${text}"` : text,
        );
        return `${day},${time},Eastern Time (US & Canada),Category ${item % 12},Item ${item},${1 + (item % 3)}.0,Regular,SKU-${item},${money.join(',')},TX${sale}ABCDEFGH,PM${sale}QWERTY,Register 1,Payment,Main Street,,,ea,1,Staff ${sale % 6},Main Street`;
      }),
  },
];
