import { openAddress } from './pageShop';

test.each([
  ['/settings?shop=a', '/items?shop=b', false],
  ['/settings?shop=a', '/settings?shop=a', false],
  ['/settings?shop=a', '/settings?shop=b#data', false],
  ['/settings?shop=a#shop', '/settings?shop=a#shop', true],
  ['/settings?shop=a#shop', '/settings?shop=a#data', true],
  ['/settings?shop=a', '/settings?shop=a#data', true],
])('from %s, the address %s is opened, and needs a reload: %s', (here, address, needsReload) => {
  const location = { href: `https://office.test${here}`, assign: jest.fn(), reload: jest.fn() };
  openAddress(address, location);
  expect(location.assign).toHaveBeenCalledWith(address);
  expect(location.reload).toHaveBeenCalledTimes(needsReload ? 1 : 0);
});
