import { countOf, firstAndMore, formatCount } from './count';
import { fileSize } from './fileSize';
import { formatPercent, formatSignedPercent } from './percent';
import { timeLabel } from './timeLabel';

const now = Date.parse('2025-07-20T16:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

test.each([
  ['a stamp from the future', -hour, 'Just now'],
  ['this moment', 0, 'Just now'],
  ['59 min 59 s', hour - 1, 'Just now'],
  ['60 min', hour, '1h ago'],
  ['23 h 59 min', 24 * hour - 1, '23h ago'],
  ['24 h', 24 * hour, 'Yesterday'],
  ['47 h 59 min', 48 * hour - 1, 'Yesterday'],
  ['48 h', 48 * hour, 'Jul 18'],
])('%s reads as it should', (_, age, label) => expect(timeLabel(now - age, now)).toBe(label));

test.each([
  [0.125, 0, '13%'],
  [0.125, 1, '12.5%'],
  [-0.0001, 0, '0%'],
  [-0.5, 0, '-50%'],
  [12.5, 0, '1,250%'],
  [0 / 0, 1, 'N/A'],
  [1 / 0, 1, 'N/A'],
] as const)('%f with %i digits is %s', (share, digits, text) => expect(formatPercent(share, digits)).toBe(text));

test.each([
  [0.125, '+12.5%'],
  [-0.125, '-12.5%'],
  [0.0001, '0.0%'],
  [-0.0001, '0.0%'],
])('a change of %f is %s', (change, text) => expect(formatSignedPercent(change)).toBe(text));

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [50 * 1024 * 1024, '50 MB'],
  [3 * 1024 ** 3, '3 GB'],
])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));

test('counts are grouped and agree with their noun', () => {
  expect(formatCount(10000)).toBe('10,000');
  expect([countOf(1, 'item'), countOf(0, 'item'), countOf(2, 'category', 'categories')]).toEqual([
    '1 item',
    '0 items',
    '2 categories',
  ]);
});

test.each([
  [[], undefined],
  [['Active'], 'Active'],
  [['Active', 'Sold out', 'Hidden'], 'Active +2'],
])('of %j a chip says %j', (labels, said) => expect(firstAndMore(labels)).toBe(said));
