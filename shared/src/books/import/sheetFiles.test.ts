import { sheet, text, workbookOf } from '../workbook/workbook.testing';
import { zipOf } from '../reading/zip.testing';
import { createImporter } from './importer';

const list = (invoice: string) =>
  sheet(
    [
      1,
      text('A1', 'InvoiceNo'),
      text('B1', 'Description'),
      text('C1', 'Quantity'),
      text('D1', 'InvoiceDate'),
      text('E1', 'UnitPrice'),
    ],
    [2, text('A2', invoice), text('B2', 'Roses'), text('C2', '2'), text('D2', '2026-10-05'), text('E2', '12.50')],
  );

const planOf = (...files: readonly File[]) =>
  createImporter(undefined).plan({
    currency: 'USD',
    timeZone: 'America/New_York',
    dayStart: 0,
    kept: [],
    chosen: files.map((file) => ({ file, choices: {} })),
    layouts: {},
    isWithoutNames: false,
    now: 0,
    isBooking: false,
  });

test('the sheets of a workbook are files of their own, and one that is damaged does not stop the others', async () => {
  const one = new File([workbookOf({ Sales: list('1') })], 'one.xlsx');
  const two = new File([workbookOf({ June: list('2'), July: list('3') })], 'two.xlsx');
  const damaged = new File(['nothing'], 'damaged.xlsx');
  const { preview } = await planOf(one, damaged, two);
  expect(preview.files).toMatchObject([
    { name: 'one.xlsx', kind: 'line-list', booked: 1 },
    { name: 'damaged.xlsx', error: expect.stringContaining('cannot be read as an Excel workbook') },
    { name: 'two.xlsx/June', booked: 1 },
    { name: 'two.xlsx/July', booked: 1 },
  ]);
  expect(preview.after.totals.netSales).toBe(7500);
});

test('workbooks in an archive are read beside its CSV files', async () => {
  const archive = new File(
    [
      new Uint8Array(
        zipOf({
          'may/one.xlsx': new Uint8Array(workbookOf({ Sales: list('1') })),
          'damaged.xlsx': 'nothing',
          'two.csv': 'InvoiceNo,Description,Quantity,InvoiceDate,UnitPrice\n2,Roses,1,2026-10-06,5.00\n',
        }),
      ),
    ],
    'export.zip',
  );
  const { preview } = await planOf(archive);
  expect(preview.files).toMatchObject([
    { name: 'two.csv', booked: 1 },
    { name: 'may/one.xlsx', booked: 1 },
    { name: 'damaged.xlsx', error: expect.stringContaining('cannot be read as an Excel workbook') },
  ]);
  expect(preview.after.totals.netSales).toBe(3000);
});

test.each([
  ['only workbooks', zipOf({ 'one.xlsx': new Uint8Array(workbookOf({ Sales: list('1') })) }), ['one.xlsx']],
  ['a damaged list of files', new Uint8Array(100), ['export.zip']],
])('an archive with %s is listed once', async (_, bytes, names) => {
  const { preview } = await planOf(new File([new Uint8Array(bytes)], 'export.zip'));
  expect(preview.files.map(({ name }) => name)).toEqual(names);
});
