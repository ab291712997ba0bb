import { paths } from '@back-office/shared/routes';
import { areaTitle, builtInOwnerOf } from './builtInAreas';

test('every path of the product has an owner', () => {
  const addresses = Object.values(paths).map((path) => path('x'));
  expect(addresses.filter((address) => builtInOwnerOf(address) === undefined)).toEqual([]);
});

test.each([
  ['/', 'catalogue'],
  ['/items/library', 'catalogue'],
  ['/chatbot', 'assistant'],
  ['/dashboard/sales/transactions', 'reports'],
  ['/education/gross-sales', 'learning'],
  ['/health', 'host'],
  ['/nowhere', undefined],
])('%s belongs to %s', (path, owner) => expect(builtInOwnerOf(path)).toBe(owner));

test.each([
  ['catalogue', 'Dashboard and items'],
  ['learning', 'Education'],
  ['payroll', 'Payroll'],
])('%s is called %s', (name, title) => expect(areaTitle(name)).toBe(title));
