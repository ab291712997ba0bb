import fc from 'fast-check';
import { formatMoney } from '@back-office/shared/format';
import { libraryItems } from '../../../domain/catalog';
import { sampleProducts } from '../data/sampleProducts';
import { budgetOf } from './budget';
import { recommend } from './recommend';

test.each([
  ['laptop under $300', 30_000],
  ['laptop under 300', 30_000],
  ['a laptop', 50_000],
  ['2 printers for $1,200', 120_000],
  ['budget 1,200', 120_000],
  ['$ 49.99 at most', 4_999],
  ['cups, $80 or 90', 8_000],
  ['zero is $0', 0],
  ['under fifty dollars', 5_000],
  ['a gift for a hundred and twenty dollars', 12_000],
  ['up to two thousand', 200_000],
  ['€400', 40_000],
  ['400 EUR', 40_000],
  ['between $100 and $200', 20_000],
  ['from 100 to 200 dollars', 20_000],
  ['a chair, $100-$200', 20_000],
  ['2 printers, budget 300', 30_000],
  ['one printer for 1k', 100_000],
  ['a printer under $1.5k', 150_000],
  ['a printer for a couple hundred dollars', 20_000],
  ['a printer under a grand', 100_000],
  ['a chair, 100-200', 20_000],
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

// The first three are offered on the screen.
test.each([
  ['A gift for a coffee lover under $40', ['Single-Origin Beans, 1 kg', 'Cold Brew Concentrate']],
  ['Cheese for a tasting, budget $60', ['Aged Cheddar']],
  ['Something for breakfast', ['House Granola', 'Sourdough Loaf, 800 g', 'Wildflower Honey, 350 g']],
  ['a present for a cheese fan', ['Aged Cheddar']],
])('"%s" is answered with goods of the shop', (need, names) => {
  const { recommendations, budget } = recommend(need, [], sampleProducts, libraryItems);
  expect(recommendations.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  for (const { price, path } of recommendations) {
    expect(path).toBeDefined();
    expect(price).toBeLessThanOrEqual(budget.amount);
  }
});

test('a gift stays one of the goods when only the budget changes, and without any that fits it is looked for everywhere', () => {
  const cheaper = recommend('under $20', ['A gift for a coffee lover under $40'], sampleProducts, libraryItems);
  expect(cheaper.recommendations.map(({ name }) => name)).toEqual(['Cold Brew Concentrate']);
  const anywhere = recommend('a gift for my mother', [], sampleProducts, libraryItems);
  expect(anywhere.recommendations.map(({ name }) => name)).toContain('Gift Boxes, 100');
});

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
    confidence: 0.89,
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

test('for any need, nothing above the budget goes unsaid and nothing has a confidence below 60%', () => {
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
        expect(confidence).toBeGreaterThanOrEqual(0.6);
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

const shown = (need: string, earlier: readonly string[] = []) => recommend(need, earlier, sampleProducts, libraryItems);
const namesOf = (need: string, earlier?: readonly string[]) =>
  shown(need, earlier).recommendations.map(({ name }) => name);

test('an amount in another currency is said to be read as it stands', () => {
  expect(shown('a printer under €400').text).toContain('“€400” is read as $400.00, not converted.');
  expect(shown('a printer under $400').text).not.toContain('converted');
});

test('"cheaper" keeps the need and shows what costs less than the first one, until nothing does', () => {
  const [first] = shown('a printer').recommendations;
  const { recommendations, text } = shown('cheaper', ['a printer']);
  expect(recommendations.length).toBeGreaterThan(0);
  for (const { price } of recommendations) expect(price).toBeLessThan(first?.price ?? 0);
  expect(text).toMatch(/less\.$/);
  const needs = ['a printer', ...Array.from({ length: 6 }, () => 'anything cheaper?')];
  expect(shown('cheaper please', needs).recommendations.length).toBeLessThanOrEqual(1);
});

test('one of the products before is explained, and the need goes on after it', () => {
  const all = namesOf('packaging');
  expect(namesOf('the second one', ['packaging'])).toEqual([all[1]]);
  expect(namesOf('why that one?', ['packaging'])).toEqual([all[0]]);
  expect(shown('why the second one?', ['packaging under $90']).text).toMatch(
    /^[\w ,]+ costs \$[\d.]+, within your budget of \$90\.00, and is rated 4\.\d of 5\.$/,
  );
  expect(shown('the fifth one', ['a chalkboard sign']).text).toBe('There is only one.');
  expect(namesOf('under $90', ['packaging', 'the second one'])).toEqual(namesOf('packaging under $90'));
  expect(namesOf('first aid kit', ['packaging'])).toContain('First Aid Kit, 50 People');
});

test.each([
  ['the third one', ['packaging', 'the second one'], 2],
  ['the 2nd one', ['packaging'], 1],
  ['number 4', ['packaging', 'the second one', 'why?'], 3],
  ['why that one?', ['packaging', 'the second one'], 1],
  ['which is cheapest?', ['packaging', 'the third one'], 0],
] as const)('"%s" after %j is one of the same list', (need, before, at) => {
  expect(namesOf(need, before)).toEqual([namesOf('packaging').at(at)]);
});

test.each(['too expensive', 'a bit cheaper', 'even cheaper'])('"%s" asks for what costs less', (need) => {
  expect(shown(need, ['a printer'])).toEqual(shown('cheaper', ['a printer']));
});

test('what costs more than an amount is at least that', () => {
  expect(shown('a printer over $200').recommendations.map(({ price }) => price)).toEqual([21_900]);
  expect(shown('a printer for at least 200 dollars').text).toBe('1 product fits and costs $200.00 or more.');
  expect(shown('a printer over $1,000').text).toBe('Nothing that fits costs $1,000.00 or more.');
  expect(shown('a printer for no more than $200').text).toContain('within your budget of $200.00');
});

test('asked for own items, only those of the catalog are recommended', () => {
  const { recommendations } = shown('which of my products go with coffee');
  expect(recommendations.length).toBeGreaterThan(0);
  for (const { path } of recommendations) expect(path).toBeDefined();
  expect(shown('my items for a unicorn').text).toContain('None of your items');
});
