import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { askShop } from '../../../../../evaluation/askReplies';
import type { CatalogItem } from '../../../../domain/catalog';

const item = (name: string, more: Partial<CatalogItem>): CatalogItem => ({
  name,
  category: 'Kitchen',
  price: 1200,
  priceText: '$12.00',
  stock: '-',
  sku: '',
  id: name,
  ...more,
});

const catalog = [
  item('Blue Mug', {
    stock: 42,
    stockAt: new Map([
      ['Downtown', 12],
      ['Warehouse', 30],
    ]),
    cost: 480,
  }),
  item('Teapot', { stock: 4, stockAt: new Map([['Warehouse', 4]]), price: 4000, cost: 3000 }),
  item('Tray', { stock: 9, stockAt: new Map([['Downtown', 9]]) }),
  item('Engraving', {}),
  item('Tea Towel', {
    stock: 7,
    stockAt: new Map([
      ['Downtown', 2.5],
      ['Warehouse', 4.5],
    ]),
    variations: [
      { values: ['Red'], sku: '', stock: 7, price: 1000, cost: 250 },
      { values: ['Green'], sku: '', stock: '-', price: 1000 },
    ],
  }),
];
const shop = { port: localLedgerPort(createLedger()), isSample: false, catalog };
const textOf = async (texts: readonly string[], items: readonly CatalogItem[] = catalog) =>
  (await askShop({ ...shop, catalog: items }, texts)).reply.text;

test.each([
  [['how many mugs are in the downtown shop'], '**Blue Mug: 12 units at Downtown**, of 42 units in all.'],
  [['stock of the blue mug at the warehouse'], '**Blue Mug: 30 units at Warehouse**, of 42 units in all.'],
  [['stock of the tray at the warehouse'], '**Tray: 0 units at Warehouse**, of 9 units in all.'],
  [['what is low at the warehouse'], '**2 items run low at Warehouse**, with 10 units or fewer.'],
  [['stock at downtown'], '**23.5 units at Downtown**, of 3 items.'],
  [['stock of the blue mug', 'and at the warehouse?'], '**Blue Mug: 30 units at Warehouse**'],
  [['stock of the blue mug by location'], '| Downtown | 12 |\n| Warehouse | 30 |'],
])('after %j the stock of a location is told', async (texts, said) => {
  expect(await textOf(texts)).toContain(said);
});

test('stock of which nobody said where it is has no location, and is not 0', async () => {
  const nowhere = catalog.map(({ stockAt: _, ...rest }) => rest);
  expect(await textOf(['stock of sourdough at location 2'], [item('Sourdough', { stock: 8 }), ...nowhere])).toContain(
    '**Where this stock is, is not known**',
  );
});

test.each([
  ['what does the blue mug cost me', '**Blue Mug costs you $4.80**. Of its price, $7.20 is left: a margin of 60.0%.'],
  ['margin of the teapot', '**Teapot costs you $30.00**. Of its price, $10.00 is left: a margin of 25.0%.'],
  ['margin of the tray', 'What **Tray** costs you **is not entered**, so its margin is unknown.'],
  ['margin of the tea towel', '**Tea Towel – Red costs you $2.50**. Of its price, $7.50 is left: a margin of 75.0%.'],
  [
    'which items earn least over cost',
    '| [Teapot](/items?item=Teapot) | $30.00 | $10.00 | 25.0% |\n| [Blue Mug](/items?item=Blue+Mug) | $4.80 | $7.20 | 60.0% |\n| [Tea Towel – Red]',
  ],
  ['which items have the highest margin', 'The cost of 3 others is not entered, so their margin is unknown.'],
])('“%s” is answered from the costs of items', async (question, said) => {
  expect(await textOf([question])).toContain(said);
});

test('what has a price of 0 has no margin, and does not change the order of the others', async () => {
  const costs = [900, 300, 600].map((cost, at) => item(`Jar ${at + 1}`, { cost, ...(at === 1 && { price: 0 }) }));
  expect(await textOf(['which items earn least over cost'], costs)).toMatch(/Jar 1.*Jar 3.*Jar 2/s);
  expect(await textOf(['which items have the highest margin'], costs)).toMatch(/Jar 3.*Jar 1.*Jar 2/s);
});

test.each(['profit last month', 'what is my margin after wages and rent', 'margin of the mug last month'])(
  '“%s” is not answered from the costs of items',
  async (question) => expect(await textOf([question])).toContain('**I can’t tell your profit**'),
);

test('where no item has a cost, none is told', async () => {
  const free = catalog.map(({ cost: _, variations: _own, ...rest }) => rest);
  expect(await textOf(['margin of the teapot'], free)).toContain('**I can’t tell your profit**');
});
