import { fileOf } from '../books.testing';
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
