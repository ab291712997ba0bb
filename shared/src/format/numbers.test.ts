import {
  compareNames,
  fileSize,
  firstPlusCount,
  formatCount,
  formatQuantity,
  formatDecimal,
  formatPercent,
  formatSignedPercent,
  joinReasons,
  pluralize,
} from './numbers';

test.each([
  [0.125, 0, '13%'],
  [0.125, 1, '12.5%'],
  [-0.0001, 0, '0%'],
  [-0.5, 0, '−50%'],
  [12.5, 0, '1,250%'],
  [0 / 0, 1, 'N/A'],
  [1 / 0, 1, 'N/A'],
] as const)('%f with %i digits is %s', (share, digits, text) => expect(formatPercent(share, digits)).toBe(text));

test.each([
  [0.125, '+12.5%'],
  [-0.125, '−12.5%'],
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

test('counts have thousands commas, and only 1 has the singular', () => {
  expect(formatCount(10000)).toBe('10,000');
  expect(formatCount(-10000)).toBe('−10,000');
  expect([2.5, -0.25, 1234.5, 3].map(formatQuantity)).toEqual(['2.5', '−0.25', '1,234.5', '3']);
  expect([pluralize(1, 'item'), pluralize(0, 'item'), pluralize(2, 'category', 'categories')]).toEqual([
    '1 item',
    '0 items',
    '2 categories',
  ]);
});

test.each([
  [[], undefined],
  [['Active'], 'Active'],
  [['Active', 'Sold out', 'Hidden'], 'Active +2'],
])('%j is shortened to %j', (labels, text) => expect(firstPlusCount(labels)).toBe(text));

test('every negative number has the same minus sign, which is no hyphen', () => {
  const texts = [
    formatCount(-3),
    pluralize(-3, 'item'),
    formatDecimal(-0.34, 1),
    formatPercent(-0.25),
    formatSignedPercent(-0.25),
  ];
  expect(texts).toEqual(['−3', '−3 items', '−0.3', '−25%', '−25.0%']);
});

test('names are in natural order', () => {
  const names = ['Table 10', 'éclair', 'table 2', 'Zebra', 'Table 2', 'Eclair', '10 cm', '9 cm', 'Table 1'];
  expect(names.toSorted(compareNames)).toEqual([
    ...['9 cm', '10 cm', 'Eclair', 'éclair', 'Table 1', 'table 2', 'Table 2', 'Table 10', 'Zebra'],
  ]);
});

test('only equal names compare as equal', () => {
  expect(compareNames('Cup', 'Cup')).toBe(0);
  expect(compareNames('cup', 'Cup')).not.toBe(0);
});

const held = (names: string, files = 'Your files') => `${files} do not hold ${names}.`;

test.each([
  [
    'each name is said once',
    [held('taxes'), held('tips'), held('taxes, tips, and fees')],
    held('taxes, tips, and fees'),
  ],
  ['names after the fifth are not', [held('a, b, and c'), held('d and e'), held('f')], held('a, b, c, d, and more')],
  ['a text that is cut stays so', [held('a, b, c, d, and more'), held('a')], held('a, b, c, d, and more')],
  [
    'files that hold some of them apart',
    [held('taxes'), held('tips', 'Some of your files'), undefined],
    `${held('taxes')} ${held('tips', 'Some of your files')}`,
  ],
  [
    'other words stay',
    ['Your till keeps no taxes.', 'Your till keeps no taxes.', held('tips')],
    `Your till keeps no taxes. ${held('tips')}`,
  ],
  [
    'everything is no name',
    [held('everything that it needs'), held('tips')],
    `${held('everything that it needs')} ${held('tips')}`,
  ],
  ['nothing', [], ''],
])('reasons as one text: %s', (_, reasons, text) => expect(joinReasons(reasons)).toBe(text));
