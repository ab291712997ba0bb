import { effort } from '../../testing/effort';
import { fileOf } from '../books.testing';
import { encodeLayer } from '../facts/layerBytes';
import { names, randomNumbers, written, type Draw } from './generatedFiles.testing';
import { readLayer } from './readLayer';
import type { Layer } from './layer';
import { readRestOfFile, type RestReader, type RestStart } from './restOfFile';
import { UnreadableFileError, type FileSource, type ReadOptions } from './source';

const fileCount = effort(200, 3_000);
/** Milliseconds, of a test on a busy machine. */
const timeout = 600_000;

/** Reads the rest in this thread, with what goes to another worker and back. */
function restReader(content: Uint8Array) {
  const given: boolean[] = [];
  const readRest: RestReader = (request) => {
    let tell: (start: RestStart | undefined) => void = () => undefined;
    const start = new Promise<RestStart | undefined>((resolve) => (tell = resolve));
    const open = (_file: unknown, from: number) => fileOf(content.subarray(from), 'rest.csv', 700).open();
    const rows = readRestOfFile(structuredClone(request), open, (found) => tell(structuredClone(found))).then(
      (shown) => {
        given.push(shown !== undefined);
        tell(undefined);
        return structuredClone(shown);
      },
    );
    return { start, rows, stop: () => undefined };
  };
  return { readRest, given };
}

/** The layer, or why the file cannot be read. */
function read(source: FileSource, options: ReadOptions): Promise<Layer | string> {
  return readLayer(source, options).catch((error: unknown) => {
    if (error instanceof UnreadableFileError) return error.message;
    throw error;
  });
}

/** Reads a file by one worker and by two. */
async function readBoth(text: string | Uint8Array, options: ReadOptions = {}) {
  const content = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const whole: FileSource = fileOf(content, 'sales.csv', 97);
  const { readRest, given } = restReader(content);
  const shared: FileSource = { ...whole, shared: { file: 'sales.csv', size: content.length } };
  const one = await read(whole, options);
  const two = await read(shared, { ...options, readRest, leastShared: 0 });
  if (typeof one === 'string' || typeof two === 'string') {
    expect(two).toBe(one);
    return [];
  }
  expect({ ...two, facts: undefined, lines: undefined }).toEqual({ ...one, facts: undefined, lines: undefined });
  expect(Buffer.from(encodeLayer(two)).equals(Buffer.from(encodeLayer(one)))).toBe(true);
  return given;
}

const dates = ['02/03/26', '2/28/2026', '12.3.26', '2026-02-28 10:11:12', '26-03-05', '2026-02-30', '', '46095.5'];
const amounts = ['2.55', '$1,234.50', '(3.20)', '1.234', '3,5', '', 'abc', '0.125', '-4'];

function pick(draw: Draw, from: readonly string[]): string {
  return from[draw(10) < 8 ? draw(Math.min(3, from.length)) : draw(from.length)] ?? '';
}

/** Items sold, some of them below the number of their sale, with totals between them. */
function itemsSold(draw: Draw): string {
  const hasIds = draw(3) > 0;
  const header = [
    hasIds ? 'Order ID' : 'Reference',
    'Item',
    'Qty',
    'Date',
    'Price',
    'Discount',
    'Refund reason',
    'Refunds',
  ];
  const rows = Array.from({ length: 5 + draw(60) }, () => [
    draw(4) === 0 ? '' : String(100 + draw(9)),
    names[draw(names.length)] ?? '',
    pick(draw, ['1', '2.0', '-1', 'two', '']),
    draw(6) === 0 ? '' : pick(draw, dates.slice(draw(4))),
    pick(draw, amounts),
    pick(draw, ['', '0.15', '0.1', '0.05', '5']),
    '',
    pick(draw, ['', '', '1', 'yes']),
  ]);
  const sums = draw(8) === 0 ? [['', '', '7', '', '12.50', '', '', '']] : [];
  const text = written(draw, [header, ...rows, ...sums], draw(4) === 0 ? 'Report of sales' : '');
  return draw(12) === 0 ? text.replace(/,(?=[A-Z])/, ',"') : text;
}

test(
  'a file that two workers read is read as by one, whatever the rows say',
  async () => {
    let read = 0;
    for (let seed = 1; seed <= fileCount; seed += 1) {
      const given = await readBoth(itemsSold(randomNumbers(seed)), {
        currency: 'USD',
        isGuessing: true,
        thisYear: 2026,
      });
      read += given.filter(Boolean).length;
    }
    // Where a row near the cut could be one of sums, one worker reads the whole file.
    expect(read).toBeGreaterThan(fileCount / 5);
  },
  timeout,
);

const header = 'Order ID,Item,Quantity,Date,Price';
const lines = (count: number, line: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => line(nth)).join('\n');

test.each([
  [
    'a record with line breaks where the rest begins',
    `${header}\n${lines(9, (nth) => `${nth},"a\n${'b\n'.repeat(40)}",1,2026-02-03,1`)}\n`,
  ],
  [
    'a quote that is never closed',
    `${header}\n1,"Cup,1,2026-02-03,2.50\n${lines(40, (nth) => `${nth},Pot,1,2026-02-03,1`)}\n`,
  ],
  ['one in the rest', `${header}\n${lines(40, (nth) => `${nth},${nth === 35 ? '"' : ''}Pot,1,2026-02-03,1`)}\n`],
  ['rows below the number of their sale', `${header}\n1,Cup,1,2026-02-03,1\n${lines(30, () => ',Pot,1,,2')}\n`],
  ['line breaks of one CR', `${header}\n${lines(40, (nth) => `${nth},Pot,1,2026-02-03,1`)}\n`.replaceAll('\n', '\r')],
  ['sums in the last row', `${header}\n${lines(40, (nth) => `${nth},Pot,1,2026-02-03,1`)}\n,,40,,40\n`],
])('%s is read as by one worker', async (_name, text) => {
  await readBoth(text, { currency: 'USD' });
});

test.each([
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  [
    'Windows-1252 from the rest on',
    (text: string) => Buffer.concat([Buffer.from(text), Buffer.from(`99,K\u00e4se,1,2026-02-03,1\n`, 'latin1')]),
  ],
  [
    'a character beyond ASCII before it',
    (text: string) =>
      Buffer.concat([Buffer.from(text.replace('Pot', 'Käse')), Buffer.from(`99,K\u00e4se,1,2026-02-03,1\n`, 'latin1')]),
  ],
])('%s is read as by one worker', async (_name, encode) => {
  await readBoth(encode(`${header}\n${lines(40, (nth) => `${nth},Pot,1,2026-02-03,1`)}\n`), { currency: 'USD' });
});

test('a worker that fails costs time alone', async () => {
  const text = `${header}\n${lines(40, (nth) => `${nth},Pot,1,2026-02-03,1`)}\n`;
  const failing: RestReader = ({ from }) => ({
    start: Promise.resolve({ line: Math.ceil(from / 23), cells: ['18', 'Pot', '1', '2026-02-03', '1'] }),
    rows: Promise.resolve(undefined),
    stop: () => undefined,
  });
  const shared = { ...fileOf(text), shared: { file: 'sales.csv', size: text.length } };
  const { rows } = await readLayer(shared, { readRest: failing, leastShared: 0, currency: 'USD' });
  expect(rows).toBe(40);
});
