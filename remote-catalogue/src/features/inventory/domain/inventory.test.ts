import { readCsv, writeCsv } from '@back-office/shared/csv';
import { testItem, testVariation } from '../../../domain/items.testing';
import { movementsByVariation, movesOf, withMoves, type StockMovement } from '../../../domain/stockMovements';
import { countSheetCsv, readCountFile } from './countFile';
import { StockCodes } from './findStock';
import { noBurst, scannedCode, withKey } from './scanBurst';
import {
  filterStockRows,
  movementsOfLines,
  quantityAfter,
  quantityAt,
  quantityError,
  stockRows,
  stockStateOf,
  type StockRow,
} from './stockRows';

const mug = testItem({ id: 'mug', name: 'Mug', sku: 'MUG-1', gtin: '0012345678905', stock: 12 });
const advice = testItem({ id: 'advice', name: 'Advice', sku: '', stock: '-' });
const shirt = testItem({
  id: 'shirt',
  name: 'Shirt',
  sku: 'S-1',
  variations: [testVariation(['S'], { sku: 'S-1', stock: 3 }), testVariation(['L'], { sku: 'L-1', stock: -2 })],
});
const archived = testItem({ id: 'old', status: 'Archived' });
const transfer: StockMovement[] = [-4, 4].map((change, place) => ({
  ...{ id: `${place}`, at: '2025-07-18T12:00:00.000Z', kind: 'transfer', itemId: 'mug', variationId: '', change },
  location: place === 0 ? 'Main Store' : 'Online Only',
}));
const journal = movementsByVariation(transfer);
const rowsAt = (location = '') => stockRows([mug, advice, shirt, archived], journal, location);
const rowNamed = (name: string): StockRow => {
  const row = rowsAt().find((each) => each.name === name);
  if (!row) throw new Error(`There is no row ${name}.`);
  return row;
};

test('each variation of the items that are not archived is a row', () => {
  expect(rowsAt().map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Mug', 12],
    ['Advice', '-'],
    ['Shirt – S', 3],
    ['Shirt – L', -2],
  ]);
});

test('a location has what the journal brought there, and the home of an item the rest', () => {
  expect(rowsAt('Main Store').map(({ quantity }) => quantity)).toEqual([8, '-', 3, -2]);
  expect(rowsAt('Online Only').map(({ quantity }) => quantity)).toEqual([4, '-', 0, 0]);
});

test('nothing is out of stock at a location that neither its item nor an entry names', () => {
  const everywhere = { ...shirt, id: 'both', locations: ['Main Store', 'Online Only'] };
  const states = stockRows([mug, shirt, everywhere], movementsByVariation([]), 'Online Only').map(stockStateOf);
  expect(states).toEqual([undefined, undefined, undefined, 'Out', 'Out']);
  expect(rowsAt('Online Only').map(stockStateOf)).toEqual(['Low', 'Not counted', undefined, undefined]);
});

test.each([
  ['-', 'Not counted'],
  [-1, 'Below zero'],
  [0, 'Out'],
  [10, 'Low'],
  [11, undefined],
] as const)('a stock of %s is %s', (quantity, state) =>
  expect(stockStateOf({ quantity, variation: testVariation(['S']) })).toBe(state),
);

test('of all locations, one that is below zero is not hidden by the stock of another', () => {
  const moved = transfer.map((entry) => ({ ...entry, change: entry.change * 4 }));
  const [row] = stockRows([mug], movementsByVariation(moved), '');
  expect(row).toMatchObject({ quantity: 12, belowAt: ['Main Store'] });
  expect(row && stockStateOf(row)).toBe('Below zero');
  expect(rowsAt().map(({ belowAt }) => belowAt)).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([
  [3, 3, 'Low'],
  [3, 4, undefined],
  [0, 1, undefined],
  [0, 0, 'Out'],
] as const)('with a low level of %s, a stock of %s is %s', (lowStock, quantity, state) =>
  expect(stockStateOf({ quantity, variation: testVariation(['S'], { lowStock }) })).toBe(state),
);

test('rows are found by name, SKU, GTIN and state', () => {
  const found = (search: string, state = '') => filterStockRows(rowsAt(), search, state).map(({ name }) => name);
  expect(found('shirt')).toEqual(['Shirt – S', 'Shirt – L']);
  expect(found(' l-1 ')).toEqual(['Shirt – L']);
  expect(found('123 456')).toEqual(['Mug']);
  expect(found('', 'Below zero')).toEqual(['Shirt – L']);
});

test('a scanned code finds its variation: SKU in any case, GTIN with or without its leading zeros', () => {
  const codes = new StockCodes(rowsAt());
  const find = (text: string) => codes.find(text)?.name;
  expect([' l-1', '12345678905', '0012345678905', 'advice', 'Shirt', ''].map(find)).toEqual([
    'Shirt – L',
    'Mug',
    'Mug',
    'Advice',
    undefined,
    undefined,
  ]);
  expect(codes.suggest('s', 1).map(({ name }) => name)).toEqual(['Shirt – S']);
  expect(codes.suggest('2345678', 6).map(({ name }) => name)).toEqual(['Mug']);
});

test('keys of a scanner are a code, and what the field had before is known; typed keys are none', () => {
  const typed = (gap: number) => {
    const keys = ['5', '0', '1', '2', '3', '4', '5', '6'].map((key, index) => ({ key, at: 1_000 + index * gap }));
    const burst = keys.reduce(
      (before, { key, at }, index) => withKey(before, key, at, `24${'x'.repeat(index)}`),
      noBurst,
    );
    return { before: burst.before, code: scannedCode(burst, 1_000 + keys.length * gap) };
  };
  expect(typed(5)).toEqual({ before: '24', code: '50123456' });
  expect(typed(120).code).toBeUndefined();
});

test('a code that several have finds none of them, but offers all', () => {
  const [one, other] = ['Cup', 'Pot'].map((name) => ({ ...rowNamed('Mug'), key: name, name }));
  const codes = new StockCodes([one, other].filter((row) => row !== undefined));
  expect(codes.find('mug-1')).toBeUndefined();
  expect(codes.suggest('mug-1', 6).map(({ name }) => name)).toEqual(['Cup', 'Pot']);
  expect(readCountFile('SKU,Counted\nMUG-1,3\n', codes)).toMatchObject({
    lines: [],
    refused: [{ line: 2, reason: '2 items have the code “MUG-1”.' }],
  });
});

test.each([
  ['receive', '0', true],
  ['receive', '2.5', false],
  ['transfer', '-1', true],
  ['adjust', '0', true],
  ['adjust', '-3', false],
  ['count', '0', false],
  ['count', '-1', true],
  ['count', 'many', true],
  ['count', '-', true],
] as const)('to %s %s is refused: %s', (kind, text, isRefused) => {
  expect(quantityError(kind, text) !== undefined).toBe(isRefused);
});

test('a number as long as a code is refused, as one that a slow scanner typed', () => {
  expect(quantityError('count', '14006381333931')).toBe('This looks like a code. Please enter how many there are.');
  expect(quantityError('adjust', '-10000000')).toMatch(/^This looks like a code/);
  expect(quantityError('receive', '9,999,999')).toBeUndefined();
});

test('a count is the difference to what is there; a transfer is two entries that cancel out', () => {
  const place = { location: 'Main Store', to: 'Online Only', reason: '' };
  const entries = (kind: 'count' | 'transfer' | 'adjust', text: string, name = 'Mug', reason = '') =>
    movementsOfLines(kind, [{ row: rowNamed(name), text }], { ...place, reason }, journal);
  expect(entries('count', '7')).toEqual([
    { kind: 'count', itemId: 'mug', variationId: '', location: 'Main Store', change: -1, counted: 7 },
  ]);
  expect(entries('count', '3', 'Advice')).toMatchObject([{ change: 3, counted: 3 }]);
  expect(entries('transfer', '2')).toMatchObject([
    { location: 'Main Store', change: -2 },
    { location: 'Online Only', change: 2 },
  ]);
  expect(entries('adjust', '-1', 'Shirt – L', 'Damaged')).toMatchObject([
    { variationId: 'l', change: -1, reason: 'Damaged' },
  ]);
});

test('what is left after a line is known while its number is right', () => {
  expect(quantityAfter('receive', '-', '2')).toBe(2);
  expect(quantityAfter('adjust', 3, '-5')).toBe(-2);
  expect(quantityAfter('transfer', 3, '1')).toBe(2);
  expect(quantityAfter('count', 3, '9')).toBe(9);
  expect(quantityAfter('receive', 3, 'x')).toBeUndefined();
});

describe('a count sheet', () => {
  const codes = new StockCodes(rowsAt());

  test('that is filled and read again counts what was filled', () => {
    const sheet = readCsv(countSheetCsv(rowsAt(), 'Main Store').replace('\uFEFF', ''), ',').map(({ cells }) => cells);
    expect(sheet[0]?.slice(0, 7)).toEqual(['Item', 'Variation', 'SKU', 'GTIN', 'Location', 'On hand', 'Counted']);
    expect(sheet.find(([name]) => name === 'Advice')?.[5]).toBe('');
    const filled = sheet.map((cells, row) => cells.map((cell, at) => (row > 0 && at === 6 ? `${row}` : cell)));
    expect(readCountFile(writeCsv(filled), codes)).toEqual({
      lines: rowsAt().map((row, place) => ({ row, text: `${place + 1}` })),
      refused: [],
      location: 'Main Store',
    });
    expect(readCountFile(writeCsv(sheet), codes)).toBe('No row of this file has a count.');
  });

  test('from elsewhere needs a code and a quantity; other rows are named with their lines', () => {
    const text = 'Barcode;Qty;Location\n12345678905;4;Main Store\n999;1;\n12345678905;5;\nL-1;x;\n;2;';
    expect(readCountFile(text, codes)).toEqual({
      lines: [{ row: rowNamed('Mug'), text: '4' }],
      location: 'Main Store',
      refused: [
        { line: 3, reason: 'No item has the code “999”.' },
        { line: 4, reason: 'Mug is counted twice. The first count is taken.' },
        { line: 5, reason: '“x” is no count.' },
        { line: 6, reason: 'This row has no SKU, GTIN or ID.' },
      ],
    });
    expect(readCountFile('Name,Counted\nMug,1', codes)).toMatch(/^This file has no column “SKU”/);
  });

  test.each([
    ['SKU;Counted\nMUG-1;1.000\nL-1;2,5\n', ['1000', '2.5'], []],
    ['SKU,Counted\nMUG-1,"2,5"\nL-1,1.250\n', ['2.5', '1250'], []],
    ['SKU,Counted\nMUG-1,"1,000"\nL-1,12.500\n', ['1000', '12.5'], []],
    ['SKU;Counted\nMUG-1;1.000\nL-1;2\n', ['2'], ['“1.000” could be two numbers.']],
    ['SKU,Counted\nMUG-1,-4\nL-1,1e3\n', [], ['“-4” is no count.', '“1e3” is no count.']],
  ])('has numbers as its program writes them: %j', (text, counts, reasons) => {
    const file = readCountFile(text, codes);
    if (typeof file === 'string') throw new Error(file);
    expect(file.lines.map((line) => line.text)).toEqual(counts);
    expect(file.refused.map(({ reason }) => reason)).toEqual(reasons);
  });

  test('of several locations has each row at its own, as the shop writes it', () => {
    const text = 'SKU,Counted,Location\nMUG-1,4,main store\nMUG-1,2,Kiosk\nL-1,1,\nMUG-1,9,Kiosk\n';
    const mugRow = rowNamed('Mug');
    expect(readCountFile(text, codes, ['Main Store', 'Online Only'])).toEqual({
      lines: [
        { row: mugRow, text: '4', location: 'Main Store' },
        { row: mugRow, text: '2', location: 'Kiosk' },
      ],
      refused: [
        { line: 4, reason: 'Shirt – L has no location, but other rows have one.' },
        { line: 5, reason: 'Mug is counted twice. The first count is taken.' },
      ],
    });
  });
});

describe('stock that was not counted', () => {
  const earlier: StockMovement = {
    ...{ id: 'e', at: '2025-07-18T12:00:00.000Z', kind: 'receive', itemId: 'advice', variationId: '' },
    ...{ location: 'Online Only', change: 4 },
  };
  const before = movementsByVariation([earlier]);
  const place = { location: 'Main Store', to: 'Online Only', reason: '' };

  /** What is where after the entries. */
  function placesAfter(
    kind: 'count' | 'receive',
    lines: readonly { readonly text: string; readonly location?: string }[],
  ) {
    const row = rowNamed('Advice');
    const entries = movementsOfLines(
      kind,
      lines.map((line) => ({ row, ...line })),
      place,
      before,
    );
    const after = withMoves(advice, movesOf(entries));
    const all = [earlier, ...entries.map((entry) => ({ ...entry, id: 'n', at: '2025-07-19T12:00:00.000Z' }))];
    const [now] = stockRows([after], movementsByVariation(all), '');
    return ['Main Store', 'Online Only'].map((at) => now && quantityAt(movementsByVariation(all), now, at));
  }

  test('is where it is counted, wherever it was before', () => {
    expect(placesAfter('count', [{ text: '7' }])).toEqual([7, 0]);
    expect(placesAfter('count', [{ text: '7', location: 'Online Only' }])).toEqual([0, 7]);
    const both = [
      { text: '2', location: 'Main Store' },
      { text: '3', location: 'Online Only' },
    ];
    expect(placesAfter('count', both)).toEqual([2, 3]);
    expect(placesAfter('receive', [{ text: '5' }])).toEqual([5, 0]);
  });

  test('is counted as 0 before something comes in, so that earlier sales are not taken off it', () => {
    const entries = movementsOfLines('receive', [{ row: rowNamed('Advice'), text: '5' }], place, new Map());
    expect(entries.map(({ kind, change, counted }) => [kind, change, counted])).toEqual([
      ['count', 0, 0],
      ['receive', 5, undefined],
    ]);
  });
});
