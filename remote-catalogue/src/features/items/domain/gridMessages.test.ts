import { gridMessages } from './gridMessages';
import type { VariationEntry } from './variationForm';

const row = (name: string, change: Partial<VariationEntry> = {}): VariationEntry => ({
  ...{ id: name, values: [name], sku: '', gtin: '', weight: '', price: '1', cost: '', stock: '0', lowStock: '' },
  ...change,
});
const texts = (...parameters: Parameters<typeof gridMessages>) => gridMessages(...parameters).map(({ text }) => text);
const nobody = () => undefined;

test('the same fault is one message, which names three variations and counts the others; errors come first', () => {
  const rows = ['S', 'M', 'L', 'XL', 'XXL'].map((name) => row(name, { gtin: name === 'S' ? '123' : '' }));
  const errors = Object.fromEntries(rows.map(({ id }) => [`price ${id}`, 'Please enter a price.']));
  expect(texts(rows, errors, nobody)).toEqual([
    'S, M, L, and 2 more: Please enter a price.',
    expect.stringMatching(/^S: A GTIN has 8, 12, 13 or 14 digits/),
  ]);
  expect(gridMessages(rows, errors, nobody)[0]?.cells).toEqual(rows.map(({ id }) => `price ${id}`));
  expect(texts(rows.slice(0, 4), errors, nobody)[0]).toBe('S, M, L, and XL: Please enter a price.');
});

test('a code that two variations have is told at the second, however it is written', () => {
  const rows = [
    row('S', { gtin: '4006381333931', sku: 'a' }),
    row('L', { gtin: '04006381333931', sku: 'A' }),
    row('XL', { gtin: '4006381333932' }),
  ];
  expect(texts(rows, {}, nobody)).toEqual([
    'L: S has the same GTIN.',
    'L: S has the same SKU.',
    'XL: The last digit does not match the others: it should be 1. Check for a typo.',
  ]);
  expect(texts([row('S', { sku: 'RL' })], {}, () => 'Rye Loaf')).toEqual(['S: Rye Loaf has the same SKU.']);
  expect(texts(rows.slice(0, 2), {}, (field) => (field === 'gtin' ? 'Rye Loaf' : undefined))).toEqual([
    'S: Rye Loaf has the same GTIN.',
    'L: S has the same GTIN.',
    'L: S has the same SKU.',
  ]);
});
