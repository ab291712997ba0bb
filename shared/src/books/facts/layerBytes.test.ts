import { transactionsOf } from '../booking/books';
import { planBooks } from '../booking/planBooks';
import { unpack, type Packed } from '../../shop/store/packedBytes';
import { fileOf } from '../books.testing';
import type { Layer } from '../reading/layer';
import { readLayer } from '../reading/readLayer';
import { finish } from '../../loading/steps';
import { decodeLayer, encodeLayer, encodeLayerInSteps } from './layerBytes';

const files = [
  'Invoice,Item,Quantity,Date,Price\n1,Cup,2,2026-02-03 10:00:00,2.50\n1,Cup,x,2026-02-03 10:00:00,2.50\nTotal,,,,5\n',
  'id,Created (UTC),Amount,Currency,Status,Fee\nch_1,2026-02-01 10:00:00,20.00,usd,Paid,0.88\n,2026-02-01 10:00:00,5.00,usd,Paid,\n',
  'id,user_id,order_date,status\n',
];

test('a layer that was stored gives the same books and the same rows', async () => {
  const layers = [];
  for (const file of files) layers.push(await readLayer(fileOf(file), { currency: 'USD' }));
  const stored = layers
    .map(encodeLayer)
    .map(decodeLayer)
    .filter((layer) => layer !== undefined);
  const settings = { timeZone: 'America/New_York', dayStart: 0 };
  const [before, after] = [planBooks(layers, settings), planBooks(stored, settings)];
  expect([...transactionsOf(after)]).toEqual([...transactionsOf(before)]);
  const rowsOf = ({ outcomes }: typeof before) =>
    outcomes.map(({ layer, ...counts }) => ({
      ...counts,
      evidence: layer.evidence,
      totals: layer.totals,
      latest: layer.latest,
    }));
  expect(rowsOf(after)).toEqual(rowsOf(before));
});

test('bytes of another layout are not read', () => {
  const head = new TextEncoder().encode(JSON.stringify({ schema: 999 }));
  const bytes = new Uint8Array(64);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  expect(decodeLayer(bytes.buffer)).toBeUndefined();
});

test('a layer that an earlier version stored, with a Float64Array for each column, is still read', async () => {
  for (const file of files) {
    const layer = await readLayer(fileOf(file), { currency: 'USD' });
    const bytes = encodeLayer(layer);
    expect(decodeLayer(inFirstSchema(bytes))).toEqual(decodedAs(decodeLayer(bytes)));
    const settings = { dayStart: 0 };
    const [earlier, now] = [decodeLayer(inFirstSchema(bytes)), layer].map((each) =>
      each ? [...transactionsOf(planBooks([each], settings))] : [],
    );
    expect(earlier).toEqual(now);
  }
});

test('numbers that are the same in all rows or rise with them take no room, and others as few bytes as they need', async () => {
  const lines = Array.from({ length: 2000 }, (_, row) => `${row >> 3},Cup,${1 + (row % 5)},2026-02-03 10:00:00,2.50`);
  const layer = await readLayer(fileOf(`Invoice,Item,Quantity,Date,Price\n${lines.join('\n')}\n`), { currency: 'USD' });
  const { header } = unpack(encodeLayer(layer));
  const head = new TextEncoder().encode(JSON.stringify(header)).length;
  // Ids and gross amounts two bytes each, quantities one.
  expect(encodeLayer(layer).byteLength - head).toBeLessThan(2000 * 5 + 100);
});

test('facts that are not needed any more are given back while they are laid out', async () => {
  const layer = await readLayer(
    fileOf('Invoice,Item,Quantity,Date,Price\n1,Cup,2,2026-02-03,2.50\n2,Pot,1,2026-02-04,9\n'),
    { currency: 'USD' },
  );
  // Jest takes all ArrayBuffers for equal.
  const bytes = new Uint8Array(encodeLayer(layer));
  expect(new Uint8Array(encodeLayer(layer))).toEqual(bytes);
  expect(new Uint8Array(finish(encodeLayerInSteps(layer, { isLast: true })))).toEqual(bytes);
  expect(new Uint8Array(encodeLayer(layer))).not.toEqual(bytes);
});

/** Functions are equal if they are the same one: facts are compared by what they say. */
function decodedAs(layer: Layer | undefined) {
  return layer && { ...layer, facts: expect.anything() as unknown, lines: expect.anything() as unknown };
}

function inFirstSchema(bytes: ArrayBuffer): ArrayBuffer {
  const { header, numbersOf } = unpack(bytes);
  const { columns, ...head } = header as { readonly columns: readonly Packed[] };
  const text = new TextEncoder().encode(JSON.stringify({ ...head, schema: 1 }));
  const numbers = columns.flatMap((packed, nth) => {
    const valueAt = numbersOf(packed);
    return Array.from({ length: packed.count }, (_, index) => valueAt(index) + (nth < 2 ? index : 0));
  });
  const start = Math.ceil((4 + text.length) / 8) * 8;
  const first = new Uint8Array(start + numbers.length * 8);
  new DataView(first.buffer).setUint32(0, text.length, true);
  first.set(text, 4);
  new Float64Array(first.buffer, start).set(numbers);
  return first.buffer;
}
