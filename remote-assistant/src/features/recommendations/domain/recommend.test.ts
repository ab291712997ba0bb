import fc from 'fast-check';
import { formatMoney } from '@back-office/shared/format';
import { libraryItems } from '../../../domain/catalog';
import { sampleProducts } from '../data/sampleProducts';
import { budgetOf, recommend } from './recommend';

test.each([
  ['laptop under $300', 30_000],
  ['laptop under 300', 30_000],
  ['a laptop', 50_000],
  ['2 printers for $1,200', 120_000],
  ['budget 1,200', 120_000],
  ['$ 49.99 at most', 4_999],
  ['cups, $80 or 90', 8_000],
  ['zero is $0', 0],
])('the budget of "%s" is %d cents', (need, amount) => expect(budgetOf(need).amount).toBe(amount));

test('without a number the default counts and is not taken for a stated one', () => {
  expect(budgetOf('a laptop')).toEqual({ amount: 50_000, isStated: false });
  expect(recommend('a printer', [], sampleProducts, []).text).toContain('$500.00, the usual budget when you name none');
});

test.each([
  ['I need to print receipts', 'Thermal Receipt Printer'],
  ['a labtop for the office', 'Office Laptop, 14 inch'],
  ['something to pack gifts, $100', 'Gift Boxes, 100'],
  ['how can I attract customers from the street', 'Sidewalk Chalkboard Sign'],
  ['weigh cheese', 'Counter Scale, Legal for Trade'],
  ['granola for a gift basket', 'House Granola'],
])('"%s" is answered with %s', (need, name) =>
  expect(recommend(need, [], sampleProducts, libraryItems).recommendations.map((one) => one.name)).toContain(name),
);

test('an item of the catalog says so and leads to it', () => {
  const items = [
    { id: 'tea', name: 'Green Tea', category: 'Drinks', price: 450, priceText: '$4.50', stock: 3, sku: '' },
  ] as const;
  const [first] = recommend('green tea', [], sampleProducts, items).recommendations;
  expect(first).toMatchObject({ name: 'Green Tea', price: 450, path: '/items?item=tea' });
  expect(first?.reason).toContain('You already sell it.');
});

test('an item of the catalog has no rating, so none counts for it or is claimed', () => {
  const items = ['Green Tea', 'Black Tea'].map((name, index) => ({
    id: name,
    name,
    category: 'Drinks',
    price: 450 + index,
    priceText: '$4.50',
    stock: 3,
    sku: '',
  }));
  expect(recommend('green tea', [], sampleProducts, items).recommendations[0]).toMatchObject({
    name: 'Green Tea',
    confidence: 0.85,
  });
  expect(recommend('under $10', [], sampleProducts, items).text).toBe('2 products fit within your budget of $10.00.');
  expect(recommend('under $500', [], sampleProducts, items).text).toBe(
    'These are rated best within your budget of $500.00.',
  );
});

test('what costs more than the budget says by how much', () => {
  const { text, recommendations } = recommend('laptop under $300', [], sampleProducts, []);
  expect(text).toBe('Nothing that fits is within your budget of $300.00. These cost more.');
  expect(recommendations.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('It costs $599.00 more than your budget.'),
    expect.stringContaining('It costs $149.00 more than your budget.'),
  ]);
});

test('a need that only names a budget continues the one before, and a budget stays until another is named', () => {
  const { recommendations, budget } = recommend('something under $100', ['a printer for labels'], sampleProducts, []);
  expect(budget).toEqual({ amount: 10_000, isStated: true });
  expect(recommendations[0]?.name).toMatch(/Printer/);
  expect(recommend('and packaging?', ['printer for $90'], sampleProducts, []).budget.amount).toBe(9_000);
});

test('a need that nothing fits says so', () => {
  expect(recommend('a unicorn', [], sampleProducts, libraryItems)).toMatchObject({
    recommendations: [],
    text: expect.stringContaining('nothing that fits'),
  });
});

test.each(['grinder under 200', 'espresso machine under $300', 'laptop under 2000', 'receipt paper'])(
  'the budget that is suggested after "%s" is enough',
  (need) => {
    const [question = ''] = recommend(need, [], sampleProducts, libraryItems).questions;
    const { recommendations, budget } = recommend(question, [need], sampleProducts, libraryItems);
    expect(question).toMatch(/^Something under \$\d+$/);
    expect(recommendations.filter(({ price }) => price <= budget.amount)).not.toEqual([]);
  },
);

test('every suggested question leads to recommendations', () => {
  for (const { name } of sampleProducts)
    for (const question of recommend(name, [], sampleProducts, libraryItems).questions)
      expect(recommend(question, [name], sampleProducts, libraryItems).recommendations).not.toEqual([]);
});

test('for any need, nothing above the budget goes unsaid and confidence is between 0 and 1, best first', () => {
  const words = sampleProducts.flatMap((product) => product.words);
  const anyNeed = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.array(fc.constantFrom(...words), { maxLength: 4 }), fc.nat(3000))
      .map(([all, dollars]) => `${all.join(' ')} $${dollars}`),
  );
  fc.assert(
    fc.property(anyNeed, (need) => {
      const { recommendations, budget } = recommend(need, [], sampleProducts, libraryItems);
      expect(recommendations.length).toBeLessThanOrEqual(5);
      for (const { price, reason, confidence } of recommendations) {
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
        if (price > budget.amount)
          expect(reason).toContain(`${formatMoney(price - budget.amount)} more than your budget`);
      }
      expect(new Set(recommendations.map(({ id }) => id)).size).toBe(recommendations.length);
    }),
  );
});

test('ids are unique and ratings are from 1 to 5', () => {
  expect(new Set(sampleProducts.map(({ id }) => id)).size).toBe(sampleProducts.length);
  for (const { rating } of sampleProducts) expect(rating !== undefined && rating >= 1 && rating <= 5).toBe(true);
});

test('in a shop of the merchant’s own, only its items are recommended and nothing else is suggested', () => {
  const items = [
    { id: 'tea', name: 'Green Tea', category: 'Drinks', price: 450, priceText: '$4.50', stock: 3, sku: '' },
  ] as const;
  const found = recommend('green tea', [], [], items);
  expect(found.recommendations.map(({ name }) => name)).toEqual(['Green Tea']);
  expect(found.questions.join(' ')).not.toContain('marketing');
  const nothing = recommend('a printer', [], [], []);
  expect(nothing.text).toBe('None of your items with a price fits. Try naming an item or a category.');
  expect(nothing.questions).toEqual([]);
});
