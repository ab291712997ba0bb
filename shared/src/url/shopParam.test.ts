import { addressInShop, shopIdIn, withShop } from './shopParam';

test.each([
  ['/items', undefined],
  ['/items?shop=bakery-k3f9', 'bakery-k3f9'],
  ['?new&shop=bakery-k3f9#top', 'bakery-k3f9'],
  ['http://localhost:4300/items?shop=caf%C3%A9', 'café'],
  ['/items?shop=', undefined],
  ['/items?shop=sample', undefined],
  ['/items#?shop=bakery', undefined],
])('the shop of %s is %s', (address, id) => expect(shopIdIn(address)).toBe(id));

test.each([
  ['/items', 'bakery', '/items?shop=bakery'],
  ['/items?new#top', 'bakery', '/items?new=&shop=bakery#top'],
  ['?q=tea', 'bakery', '?q=tea&shop=bakery'],
  ['#figures', 'bakery', '?shop=bakery#figures'],
  ['/items?shop=florist&q=tea', 'bakery', '/items?shop=bakery&q=tea'],
  ['/items?shop=florist', undefined, '/items'],
  ['/items?new', undefined, '/items?new'],
])('%s in %s is %s', (to, id, address) => expect(withShop(to, id)).toBe(address));

test('another shop shows the same screen and days, without filters, records and sample figures', () => {
  const shown = '/transactions?from=2026-11-01&to=2026-11-30&report=daily&location=main&txn=PAY-1&seed=7&rev=2&q=tea#x';
  expect(addressInShop(shown, 'bakery')).toBe('/transactions?from=2026-11-01&to=2026-11-30&report=daily&shop=bakery');
  expect(addressInShop('/items?shop=bakery', undefined)).toBe('/items');
  expect(addressInShop('/', 'bakery')).toBe('/?shop=bakery');
});
