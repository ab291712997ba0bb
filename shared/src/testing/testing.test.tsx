import { screen } from '@testing-library/react';
import { useServices } from '@back-office/shared/contract';
import { Link } from '@back-office/shared/router';
import { fakeStorage, renderInArea } from './testing';

function Namespace() {
  return <p>namespace {useServices().storageNamespace}</p>;
}

test('a screen is rendered with services and a router', async () => {
  const { user, path } = renderInArea(
    <>
      <Namespace />
      <Link to="/items">Items</Link>
    </>,
    { services: { storageNamespace: 'shop:' }, path: '/education?level=Beginner' },
  );
  expect(screen.getByText('namespace shop:')).toBeInTheDocument();
  expect(path()).toBe('/education?level=Beginner');
  await user.click(screen.getByRole('link', { name: 'Items' }));
  expect(path()).toBe('/items');
});

test('the storage stores, lists and removes values', () => {
  const storage = fakeStorage({ items: '[]' });
  storage.setItem('items-search', 'mug');
  expect([storage.length, storage.key(0), storage.key(1), storage.key(2)]).toEqual([2, 'items', 'items-search', null]);
  storage.removeItem('items');
  expect([storage.getItem('items'), storage.getItem('items-search')]).toEqual([null, 'mug']);
  storage.clear();
  expect(storage).toHaveLength(0);
});

test('a full storage refuses and keeps the old value', () => {
  const storage = fakeStorage({ a: '1234' }, 6);
  expect(() => storage.setItem('a', '123456')).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }));
  expect(storage.getItem('a')).toBe('1234');
  storage.setItem('a', '12345');
  expect(storage.getItem('a')).toBe('12345');
});
