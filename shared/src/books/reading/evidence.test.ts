import { unknown } from '@back-office/shared/format';
import { withSharedReading } from '../booking/sharedReading';
import { booked, fileOf } from '../books.testing';
import { encodeLayer } from '../facts/layerBytes';
import { readLayer } from './readLayer';
import type { ReadOptions } from './source';

const header = 'InvoiceNo,Description,Quantity,InvoiceDate,UnitPrice';

async function evidence(rows: readonly string[], options: ReadOptions = {}, separator = ',') {
  const csv = [header, ...rows].join('\n').replaceAll(',', separator).replaceAll('¸', ',');
  const layer = await readLayer(fileOf(csv), { currency: 'EUR', ...options });
  const of = (about: string) => layer.evidence.find((each) => each.about === about);
  return { layer, decimals: of('decimals'), dates: of('dates'), signs: of('signs') };
}

test('the cell that decides is named with its line and column', async () => {
  const { decimals, dates, signs } = await evidence(['1,Tea,2,03/04/2026,4.50', '2,Tea,-1,25/04/2026,4.50']);
  expect(decimals).toEqual({
    about: 'decimals',
    reading: 'Decimal point',
    because: '2 numbers show it, such as 4.50 (line 2, UnitPrice)',
    value: '.',
  });
  expect(dates).toMatchObject({
    reading: 'Day before month',
    because: 'Days above 12 are the first number, such as 25/04/2026 (line 3, InvoiceDate)',
  });
  expect(signs).toMatchObject({ because: '1 number is negative, such as -1 (line 3, Quantity)' });
});

test('negative amounts in parentheses are recognized', async () => {
  const { signs } = await evidence(['1,Tea,1,2026-04-03,(4.50)']);
  expect(signs).toMatchObject({
    reading: 'Parentheses are negative',
    because: expect.stringContaining('(4.50) (line 2'),
  });
});

test('dates that could be both are in doubt until they are chosen', async () => {
  const rows = ['1,Tea,2,03/04/2026,4.50'];
  expect((await evidence(rows)).dates).toMatchObject({ value: 'day first', doubt: '03/04/2026' });
  const { dates, layer } = await evidence(rows, { order: 'month first' });
  expect(dates).toEqual({ about: 'dates', reading: 'Month before day', because: 'You chose it', value: 'month first' });
  expect(layer).toMatchObject({ orderIs: 'shown', dateOrder: 'month first' });
  expect(layer.facts.wallAt(0)).toBe(Date.UTC(2026, 2, 4));
});

const dated = (days: readonly string[]) => days.map((day, nth) => `${nth},Tea,2,${day},4.50`);

test.each([
  ['2026-07-15', ['26-07-15', '26-07-16', '26-08-02'], 'year first', 'close together then'],
  ['2012-07-15', ['12/07/15', '12/07/16', '12/08/02'], 'year first', 'close together then'],
  ['2026-07-15', ['26.07.15', '26.07.16', '26.07.45'], 'year first', 'close together then'],
  ['2026-07-15', ['26-07-15'], 'year first', 'Their year is this or the last one then'],
  ['2026-07-15', ['15-07-26'], 'day first', 'Days above 12 are the first number'],
  ['2026-07-24', ['24/07/26', '25/07/26', '26/07/26'], 'day first', 'Days above 12 are the first number'],
  ['2014-07-15', ['15.07.14', '16.07.14', '45.07.14'], 'day first', 'No date could be read in both ways'],
  ['2026-07-08', ['07/08/26', '07/13/26'], 'month first', 'Days above 12 are the second number'],
  ['2026-07-26', ['26/07/26'], 'day first', 'Days above 12 are the first number'],
])('the first date is %s where dates are written as %j', async (day, days, value, because) => {
  const { layer, dates } = await evidence(dated(days), { thisYear: 2026 });
  expect([layer.dateOrder, new Date(layer.facts.wallAt(0)).toISOString().slice(0, 10)]).toEqual([value, day]);
  expect(dates).toMatchObject({ because: expect.stringContaining(because) });
  expect(dates).not.toHaveProperty('doubt');
});

test('whether the year is first is asked where both ways are equally likely', async () => {
  const rows = dated(['25-07-26']);
  const { dates, layer } = await evidence(rows, { thisYear: 2026 });
  expect(dates).toMatchObject({ value: 'day first', doubt: '25-07-26', orders: ['day first', 'year first'] });
  const chosen = await evidence(rows, { thisYear: 2026, order: 'year first' });
  expect(chosen.dates).toMatchObject({ reading: 'Year before month', because: 'You chose it' });
  expect(chosen.layer.facts.wallAt(0)).toBe(Date.UTC(2025, 6, 26));
  // As another file of the same layout shows.
  const { layer: other } = await evidence(dated(['25-07-24', '25-07-28']), { thisYear: 2026 });
  expect(withSharedReading([layer, other])[0]).toMatchObject({
    dateOrder: 'year first',
    latest: Date.UTC(2025, 6, 26),
  });
  const { layer: american } = await evidence(dated(['07/24/2025']), { thisYear: 2026 });
  expect(withSharedReading([layer, american])[0]).toBe(layer);
});

test('numbers that could be both are in doubt until they are chosen', async () => {
  const rows = ['1,Machine,1,2026-04-03,1¸234'];
  const { decimals } = await evidence(rows, {}, ';');
  expect(decimals).toMatchObject({ value: '.', doubt: '1,234 (line 2, UnitPrice)' });
  const chosen = await evidence(rows, { mark: ',' }, ';');
  expect(chosen.decimals).toMatchObject({ reading: 'Decimal comma', because: expect.stringContaining('You chose it') });
  expect(chosen.decimals).not.toHaveProperty('doubt');
  expect(chosen.layer.facts.amountAt('gross', 0)).toBe(123);
});

test('one number with decimals decides about all', async () => {
  const { decimals } = await evidence(['1,Machine,1,2026-04-03,1¸234', '2,Tea,1,2026-04-03,4.50'], {}, ';');
  expect(decimals).not.toHaveProperty('doubt');
});

const squareHeader =
  'Date,Time,Gross Sales,Discounts,Net Sales,Tax,Total Collected,Card,Fees,Net Total,Transaction ID,Event Type';
const square = (...refunds: readonly string[]) =>
  [squareHeader, '2026-07-01,10:00,$20.00,-$2.00,$18.00,$1.80,$19.80,$19.80,-$0.60,$19.20,A,Payment', ...refunds].join(
    '\n',
  );
const negativeRefund = '2026-07-02,10:00,-$10.00,$1.00,-$9.00,-$0.90,-$9.90,-$9.90,$0.00,-$9.90,B,Refund';
const positiveRefund = '2026-07-02,10:00,$10.00,-$1.00,$9.00,$0.90,$9.90,$9.90,$0.00,$9.90,B,Refund';

test.each([
  ['negative', negativeRefund, '-$9.90'],
  ['positive', positiveRefund, '$9.90'],
])('refunds that a file writes as %s amounts are refunds, and the file shows it', async (sign, refund, first) => {
  const layer = await readLayer(fileOf(square(refund)), { currency: 'USD' });
  expect(layer.evidence.find(({ about }) => about === 'signs')).toEqual({
    about: 'signs',
    reading: `Refunds are ${sign}`,
    because: `1 refund is ${sign}, such as ${first} (line 3, Total Collected)`,
    value: `refunds ${sign}`,
  });
  const [, row] = await booked([square(refund)], { currency: 'USD' });
  expect(row).toMatchObject({ type: 'refund', returns: 1000, discounts: -100, netSales: -900, taxes: -90 });
  expect(row).toMatchObject({ totalCollected: -990, fee: 0, payments: [{ tender: 'Card', amount: -990 }] });
  // The totals of the file are those of its columns.
  expect(layer.totals['Net Sales']).toBe(sign === 'negative' ? 900 : 2700);
});

test('the merchant can choose how a file writes refunds', async () => {
  const file = square(positiveRefund, negativeRefund, negativeRefund.replace('B', 'C'));
  const shown = await readLayer(fileOf(file), { currency: 'USD' });
  const because =
    '2 refunds are negative, such as -$9.90 (line 4, Total Collected); 1 refund is positive, such as $9.90 (line 3, Total Collected)';
  expect(shown.evidence.find(({ about }) => about === 'signs')).toMatchObject({ because, value: 'refunds negative' });
  const chosen = await readLayer(fileOf(file), { currency: 'USD', refunds: 'positive' });
  const { because: why, value } = chosen.evidence.find(({ about }) => about === 'signs') ?? {};
  expect([value, why?.startsWith('You chose it; 1 refund is positive')]).toEqual(['refunds positive', true]);
  expect(chosen.readBy).not.toBe(shown.readBy);
});

const loyverse = (total: string) =>
  [
    'Date,Receipt number,Receipt type,Gross sales,Discounts,Net sales,Taxes,Total collected',
    '2026-07-01 10:00,1-1,Sale,50.00,0.00,50.00,0.00,50.00',
    `2026-07-02 10:00,1-2,Refund,20.00,0.00,20.00,0.00,${total}`,
  ].join('\n');
const loyverseItem = (net: string) =>
  [
    'Date,Receipt number,Receipt type,Item,Quantity,Gross sales,Discounts,Net sales',
    '2026-07-01 10:00,1-1,Sale,Cup,5,50.00,0.00,50.00',
    `2026-07-02 10:00,1-2,Refund,Cup,2,20.00,0.00,${net}`,
  ].join('\n');
const toast = (amount: string) =>
  [
    'Payment Id,Order Id,Paid Date,Amount,Tip,Total,Type,Refund Amount,Refund Tip Amount',
    'A,O1,2026-07-01 10:00,50.00,0.00,50.00,Credit,,',
    `B,O2,2026-07-02 10:00,18.00,2.00,20.00,Credit,${amount},2.00`,
  ].join('\n');

test.each([
  ['Loyverse receipts', loyverse('-20.00'), 'negative', '-20.00 (line 3, Total collected)', -2000],
  ['Loyverse receipts', loyverse('20.00'), 'positive', '20.00 (line 3, Total collected)', -2000],
  ['Loyverse items', loyverseItem('-20.00'), 'negative', '-20.00 (line 3, Net sales)', unknown],
  ['Loyverse items', loyverseItem('20.00'), 'positive', '20.00 (line 3, Net sales)', unknown],
  ['Toast payments', toast('-18.00'), 'negative', '-18.00 (line 3, Refund Amount)', -2000],
  ['Toast payments', toast('18.00'), 'positive', '18.00 (line 3, Refund Amount)', -2000],
])(
  '%s: refunds are read from the file, and the other sign can be chosen',
  async (kind, csv, sign, first, collected) => {
    const { evidence: shown } = await readLayer(fileOf(csv), { currency: 'USD' });
    expect(shown.find(({ about }) => about === 'signs')).toEqual({
      about: 'signs',
      reading: `Refunds are ${sign}`,
      because: `1 refund is ${sign}, such as ${first}`,
      value: `refunds ${sign}`,
    });
    const refundIn = async (options: ReadOptions) =>
      (await booked([csv], { currency: 'USD', ...options })).find(({ type }) => type === 'refund');
    expect(await refundIn({})).toMatchObject({ totalCollected: collected });
    const chosen = await refundIn({ refunds: sign === 'negative' ? 'positive' : 'negative' });
    const { returns, partialRefunds, tips } = chosen ?? {};
    if (kind === 'Toast payments') expect([partialRefunds, tips]).toEqual([-1800, 200]);
    else expect(returns).toBe(kind === 'Loyverse items' ? 0 : -2000);
  },
);

test('a file that arrives as one long piece is read as in short ones', async () => {
  const rows = Array.from({ length: 2_500 }, (_, nth) => `${nth},Thé n° ${nth} “€”,2,25/04/2026,4.50`);
  const file = [header, ...rows].join('\r\n');
  const [short, long] = await Promise.all(
    [1_000, Infinity].map((pieceLength) => readLayer(fileOf(file, 'export.csv', pieceLength), { currency: 'EUR' })),
  );
  expect(long?.rows).toBe(rows.length);
  expect(long?.facts.itemAt(2_499)?.name).toBe('Thé n° 2499 “€”');
  expect(long && new Uint8Array(encodeLayer(long))).toEqual(short && new Uint8Array(encodeLayer(short)));
});
