import { sheetsIn } from './workbook';
import { number, sheet, text, workbookOf } from './workbook.testing';

test('a sheet becomes CSV: exact numbers, dates as shown, lines as in the sheet', async () => {
  const bytes = workbookOf({
    Sales: sheet(
      [1, text('A1', 'Invoice'), text('B1', 'Item'), text('C1', 'Date'), text('D1', 'Time'), text('E1', 'Price')],
      [
        2,
        number('A2', 1001),
        text('B2', 'Roses, &quot;red&quot;'),
        number('C2', '46300.4166666667', 1),
        number('D2', '0.4375', 2),
        number('E2', '3.3000000000000003'),
      ],
      [4, number('A4', '123456789012'), text('B4', '-Tulips'), number('C4', 46301, 3), number('E4', '-1E-2')],
    ),
    Notes: sheet([1, text('A1', 'Only a note')]),
  });
  expect(await sheetsIn('sales.xlsx', bytes)).toEqual([
    {
      name: 'Sales',
      csv: [
        'Invoice,Item,Date,Time,Price',
        '1001,"Roses, ""red""",2026-10-05 10:00:00,10:30:00,3.3',
        '',
        '123456789012,-Tulips,2026-10-06,,-0.01',
      ].join('\n'),
    },
  ]);
});

test.each([
  ['no workbook', new TextEncoder().encode('PK nothing').buffer],
  ['an older workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]).buffer],
])('%s is refused in words', async (_, bytes) => {
  await expect(sheetsIn('old.xlsx', bytes)).rejects.toThrow(
    /^"old.xlsx" cannot be read as an Excel workbook: .*Save the sheet as CSV\.$/,
  );
});

test('a workbook without a list is refused', async () => {
  const bytes = workbookOf({ Notes: sheet([1, text('A1', 'Only a note')]) });
  await expect(sheetsIn('notes.xlsx', bytes)).rejects.toThrow('The workbook "notes.xlsx" has no sheet with a list.');
});
