import { transactionsOf } from '../booking/books';
import { planBooks } from '../booking/planBooks';
import { fileOf } from '../books.testing';
import { readLayer } from '../reading/readLayer';
import { decodeLayer, encodeLayer } from './layerBytes';

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
