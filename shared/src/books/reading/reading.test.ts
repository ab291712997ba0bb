import { decimalMarkOf, inUnits, isBlank, product, readNumber } from './numbers';
import { createByteDecoder } from './textDecoder';
import { createTimeReader, dateOfSerial } from './times';
import { zoneOfName } from './zones';

test.each([
  ['12.50', '.', 1250],
  ['-$1,234.50', '.', -123450],
  ['($33.62)', '.', -3362],
  ['12,50 €', ',', 1250],
  ['1.234,50', ',', 123450],
  ['9.00-', '.', -900],
  ['9.00 -', '.', -900],
  ['9,-', ',', 900],
  ['CHF 9.-', '.', 900],
  ['-9,- €', ',', -900],
  ['9.--', '.', 900],
  ['9,-', '.', undefined],
  ['.-', '.', undefined],
  ['1\u2009234,50', ',', 123450],
  ['USD 5', '.', 500],
  ['1 234.5', '.', 123450],
  ['−0.36', '.', -36],
  ['-0', '.', 0],
  ['$(12.50)', '.', -1250],
  ['₹1,23,456.00', '.', 12345600],
  ['$12.50 CAD', '.', 1250],
  ['RM12.00', '.', 1200],
  ['Rs. 12.00', '.', 1200],
  ['1,100円', '.', 110000],
  ['12,50 TL', ',', 1250],
  ['n/a', '.', undefined],
  ['EUR 5 USD', '.', undefined],
  ['0,500', '.', undefined],
  ['1,2,345', '.', undefined],
  ['12,50', '.', undefined],
  ['12.50', ',', undefined],
  ['1e5', '.', undefined],
  ['12abc', '.', undefined],
  ['1.2.3', '.', undefined],
  ['1,23', '.', undefined],
  ['12345678901234567', '.', undefined],
] as const)('%s with the decimal mark %s', (text, mark, cents) => {
  const number = readNumber(text, mark);
  expect(number && inUnits(number, 2)).toBe(cents);
});

test.each([
  ['46095.5', '2026-03-14 12:00:00'],
  ['46095', '2026-03-14'],
  ['46095,75', '2026-03-14 18:00:00'],
  ['4609', undefined],
  ['99999', undefined],
])('the number %s of a spreadsheet is the date %s', (text, date) => expect(dateOfSerial(text)).toBe(date));

test('products are exact, and halves are rounded away from zero', () => {
  expect(inUnits(product({ units: 3, scale: 0 }, { units: 1005, scale: 3 }), 2)).toBe(302);
  expect(inUnits({ units: -25, scale: 3 }, 2)).toBe(-3);
  expect(inUnits(product({ units: 123456789, scale: 6 }, { units: 987654321, scale: 6 }), 2)).toBe(12193263);
});

test.each(['', ' ', '--', '–'])('"%s" is no amount', (text) => expect(isBlank(text)).toBe(true));

test.each([
  ['2026-07-18 12:59:30', '2026-07-18T12:59:30.000Z', ''],
  ['2026-07-18T12:59:30Z', '2026-07-18T12:59:30.000Z', 'UTC'],
  ['2026-03-15 14:23:45 -0400', '2026-03-15T14:23:45.000Z', '-04:00'],
  ['2/1/22 10:50 PM', '2022-02-01T22:50:00.000Z', ''],
  ['12/1/2010 8:26', '2010-12-01T08:26:00.000Z', ''],
  ['31/12/2025 14:05', '2025-12-31T14:05:00.000Z', ''],
  ['03.02.2026', '2026-02-03T00:00:00.000Z', 'date'],
  ['Jan 5, 2026', '2026-01-05T00:00:00.000Z', 'date'],
  ['5-Jan-26', '2026-01-05T00:00:00.000Z', 'date'],
  ['7/28/26 12:00 AM', '2026-07-28T00:00:00.000Z', ''],
  ['15. März 2024', '2024-03-15T00:00:00.000Z', 'date'],
  ['1er juillet 2024', '2024-07-01T00:00:00.000Z', 'date'],
  ['3 août 2024 à 14:03', '2024-08-03T14:03:00.000Z', ''],
  ['15 de enero de 2024', '2024-01-15T00:00:00.000Z', 'date'],
  ['15/Mar/2024', '2024-03-15T00:00:00.000Z', 'date'],
  ['20240315', '2024-03-15T00:00:00.000Z', 'date'],
  ['15.03.2024, 14:03 Uhr', '2024-03-15T14:03:00.000Z', ''],
  ['3/15/24 2:03 p.m. EST', '2024-03-15T14:03:00.000Z', '-05:00'],
  ['2024-03-15 14:03:00 America/New_York', '2024-03-15T14:03:00.000Z', 'America/New_York'],
  ['Fri Mar 15 2024 10:22:31 GMT-0400', '2024-03-15T10:22:31.000Z', '-04:00'],
  ['Fri Mar 15 2024 10:22:31 GMT-0400 (Eastern Daylight Time)', '2024-03-15T10:22:31.000Z', '-04:00'],
  ['15.Mar.2024', '2024-03-15T00:00:00.000Z', 'date'],
  ['15.03.2024 14.05.30', '2024-03-15T14:05:30.000Z', ''],
  ['3/15/2024 at 2:03 PM', '2024-03-15T14:03:00.000Z', ''],
  ['15/3/2024 2:03 p.\u00a0m.', '2024-03-15T14:03:00.000Z', ''],
  ['2024年3月15日', '2024-03-15T00:00:00.000Z', 'date'],
  ['2024년 3월 15일 14:03', '2024-03-15T14:03:00.000Z', ''],
  ['15/03/2024 à 14h03', '2024-03-15T14:03:00.000Z', ''],
  ['15.3.2024 klo 14.03', '2024-03-15T14:03:00.000Z', ''],
  ['20240315T140305Z', '2024-03-15T14:03:05.000Z', 'UTC'],
  ['1710511385', '2024-03-15T14:03:05.000Z', 'UTC'],
  ['1710511385000', '2024-03-15T14:03:05.000Z', 'UTC'],
])('%s is a time', (text, wall, zone) => {
  const time = createTimeReader('month first').read(text, '');
  expect(time && [new Date(time.wall).toISOString(), time.zone]).toEqual([wall, zone]);
});

test.each([
  '2026-02-30',
  '13/13/2026',
  '25:00',
  '2026-01-01 24:30:00',
  'yesterday',
  '13:00 PM',
  '20241301',
  '15 Foo 2024',
  '4006381333931',
  '46319',
  '',
])('%s is no time', (text) => {
  expect(createTimeReader('month first').read(text, '')).toBeUndefined();
});

test.each([
  ['Eastern Time (US & Canada)', 'America/New_York'],
  ['(GMT-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['Europe/Paris', 'Europe/Paris'],
  ['GMT+2', '+02:00'],
  ['Nowhere', ''],
])('the zone %s is %s', (name, zone) => expect(zoneOfName(name)).toBe(zone));

test.each([
  ['UTF-8', new TextEncoder().encode('Käse 日本')],
  ['Windows-1252', Uint8Array.from('K\u00e4se \u0080', (char) => char.charCodeAt(0))],
  [
    'UTF-16 LE',
    new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from('Käse', (char) => char.charCodeAt(0)).buffer)]),
  ],
])('%s is recognized and read in pieces of any length', (encoding, bytes) => {
  for (const length of [1, 2, 3, 100]) {
    const decoder = createByteDecoder(bytes);
    let text = '';
    for (let at = 0; at < bytes.length; at += length) text += decoder.decode(bytes.subarray(at, at + length));
    text += decoder.end();
    expect([decoder.encoding, text]).toEqual([
      encoding,
      encoding === 'UTF-8' ? 'Käse 日本' : encoding === 'UTF-16 LE' ? 'Käse' : 'Käse €',
    ]);
  }
});

test('dates that could be read in both orders are read so that they are close together', () => {
  const reader = createTimeReader('day first');
  for (const day of [1, 2, 3, 5, 6, 7, 8]) reader.read(`12/${day}/2010 8:26`, '');
  expect([reader.order(), reader.likely()]).toEqual([undefined, 'month first']);
});

test.each([
  ['11,90\u00a0€', ','],
  ['12,50 EUR', ','],
  ['-1 234,50 $', ','],
  ['$1,234.50', '.'],
  ['1,234', undefined],
])('The decimal mark that %s shows, with its currency', (text, mark) => {
  expect(decimalMarkOf(text)).toBe(mark);
});
