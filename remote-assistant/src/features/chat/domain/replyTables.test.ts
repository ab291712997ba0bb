import { tablesOf } from './replyTables';

const items = [
  '**Honey** had the highest gross sales of all items last week: **$1,204.50**.',
  '| Item | Gross sales | Share |\n| --- | ---: | ---: |\n| [Honey](/items) | $1,204.50 | 80.1% |\n| \\*Tea\\* | ($3.25) | –|\n| **Total** | **$1,201.25** | |',
].join('\n\n');

test('amounts and counts of a table are plain numbers in its file, and everything else is text', () => {
  expect(tablesOf(items)).toMatchObject({
    title: 'Honey had the highest gross sales of all items last week: $1,204.50.',
    rows: [
      ['Item', 'Gross sales', 'Share'],
      ['Honey', { decimal: '1204.50' }, '80.1%'],
      ['*Tea*', { decimal: '-3.25' }, '–'],
      ['Total', { decimal: '1201.25' }, ''],
    ],
  });
  expect(tablesOf('| Transaction | Units |\n| --- | ---: |\n| PAY-144021 | 1,204 |')?.rows[1]).toEqual([
    'PAY-144021',
    1204,
  ]);
});

test('rows with a name and a figure are drawn, without their total', () => {
  expect(tablesOf(items)?.charts).toEqual([
    {
      title: 'Gross sales by item',
      figure: 'Gross sales',
      unit: 'money',
      bars: [
        { name: 'Honey', values: [120450] },
        { name: '*Tea*', values: [-325] },
      ],
    },
  ]);
});

test.each([
  ['one row', '| Item | Units |\n| --- | ---: |\n| Tea | 3 |'],
  [
    'two periods side by side',
    '| | June | May |\n| --- | ---: | ---: |\n| Net sales | $1.00 | $2.00 |\n| Refunds | $1.00 | $2.00 |',
  ],
  [
    'transactions',
    '| Transaction | Date | Amount |\n| --- | --- | ---: |\n| A | Jul 1 | $1.00 |\n| B | Jul 2 | $1.00 |',
  ],
  ['an unknown figure', '| Item | Tips |\n| --- | ---: |\n| Tea | not in your files |\n| Honey | $1.00 |'],
])('%s is not drawn', (_, table) => expect(tablesOf(table)?.charts).toEqual([]));

test('a reply without a table has none', () => expect(tablesOf('Net sales were **$5.00**.')).toBeUndefined());

test('the tables of two answers are in one file, with an empty row between them', () => {
  expect(tablesOf(`${items}\n\n| Day |\n| --- |\n| Mon |`)?.rows.slice(4)).toEqual([[], ['Day'], ['Mon']]);
});
