import { csvOf, fileOf } from '../books.testing';
import { planImport, type ImportRequest } from '../import/planImport';
import { readFile, readLayer } from './readLayer';
import { taxesOf } from './taxNames';

const header =
  'Name,Financial Status,Created at,Currency,Subtotal,Shipping,Taxes,Total,Lineitem quantity,Lineitem name,Lineitem price,Tax 1 Name,Tax 1 Value,Tax 2 Name,Tax 2 Value';
const order = { 'Financial Status': 'paid', Currency: 'CAD', Shipping: '0.00', 'Lineitem quantity': 1 };
const orders = csvOf(header, [
  {
    ...{
      ...order,
      Name: '#1',
      'Created at': '2026-03-10 08:00:00 -0800',
      Subtotal: '10.00',
      Taxes: '1.20',
      Total: '11.20',
    },
    ...{ 'Lineitem name': 'Tea', 'Lineitem price': '10.00', 'Tax 1 Name': 'GST 5%', 'Tax 1 Value': '0.50' },
    ...{ 'Tax 2 Name': 'PST 7%', 'Tax 2 Value': '0.70' },
  },
  {
    ...{
      ...order,
      Name: '#2',
      'Created at': '2026-03-11 08:00:00 -0800',
      Subtotal: '20.00',
      Taxes: '1.00',
      Total: '21.00',
    },
    ...{ 'Lineitem name': 'Mug', 'Lineitem price': '20.00', 'Tax 1 Name': 'GST 5%', 'Tax 1 Value': '1.00' },
  },
  { 'Created at': 'never', 'Tax 1 Name': 'GST 5%', 'Tax 1 Value': '99.00' },
]);

const request: ImportRequest = {
  ...{
    currency: 'CAD',
    timeZone: 'America/Vancouver',
    dayStart: 0,
    kept: [],
    layouts: {},
    isWithoutNames: false,
    now: 1,
  },
  chosen: [{ file: new File([orders], 'orders.csv'), choices: {} }],
  isBooking: true,
};

test('taxes whose names stand in cells are added up over the rows that are booked', async () => {
  const layer = await readLayer(fileOf(orders), { currency: 'CAD' });
  expect(taxesOf(layer)).toEqual([
    { name: 'GST 5%', amount: 150 },
    { name: 'PST 7%', amount: 70 },
  ]);
});

test.each([
  [
    'VAT (20%),VAT (5%)',
    [
      { name: 'VAT (20%)', amount: 200 },
      { name: 'VAT (5%)', amount: 50 },
    ],
  ],
  [
    'GST,PST',
    [
      { name: 'GST', amount: 200 },
      { name: 'PST', amount: 50 },
    ],
  ],
  // `Tax` is no name.
  ['Tax,Note', []],
])('of the columns %s, those that say which tax they have are', async (columns, taxes) => {
  const csv = `Date,Receipt,Total,${columns}\n2026-03-10,1,12.50,2.00,0.50\n`;
  const { layer } = await readFile(fileOf(csv), { currency: 'GBP', isGuessing: true });
  expect(taxesOf(layer)).toEqual(taxes);
});

test('the sum of all columns of taxes stands beside what is booked', async () => {
  const csv = 'Date,Receipt,Total,VAT (20%),VAT (5%)\n2026-03-10,1,12.50,2.00,0.50\n';
  const chosen = [{ file: new File([csv], 'till.csv'), choices: {} }];
  const { preview } = await planImport({ ...request, chosen, currency: 'GBP', isBooking: false });
  const [file] = preview.files;
  const figures = file?.error === undefined ? file?.figures : [];
  expect(figures?.find(({ figure }) => figure === 'taxes')).toEqual({
    figure: 'taxes',
    booked: 250,
    column: { header: 'VAT (20%) and VAT (5%)', sum: 250 },
    difference: 0,
  });
});

test('an import keeps the taxes of its file, and shows them before it is booked', async () => {
  const { preview, change } = await planImport(request);
  const taxes = [
    { name: 'GST 5%', amount: 150 },
    { name: 'PST 7%', amount: 70 },
  ];
  expect(preview.files).toMatchObject([{ taxes }]);
  expect(change?.files.map(([, { info }]) => info)).toMatchObject([{ taxes }]);
});
