import { screen } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { Link, useNavigate, useSearchParams } from '@back-office/shared/router';
import { sampleShop } from '../shop/shopRecord';

const shop = { ...sampleShop, id: 'bakery-1', source: 'browser' as const };

function Links() {
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  return (
    <>
      <Link to="/items?q=tea#list">Items</Link>
      <Link to={{ pathname: '/reports', search: '?report=daily' }}>Reports</Link>
      <Link to="?new">New</Link>
      <button onClick={() => navigate('/transactions?from=2026-11-01')}>go</button>
      <button onClick={() => setParams({ q: 'tea' })}>search</button>
      <button onClick={() => setParams((before) => [...before, ['page', '2']])}>next page</button>
      <button onClick={() => navigate(-1)}>back</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('links and navigation on a page of an own shop name it', async () => {
  const { path, user } = renderInArea(<Links />, { services: { shop }, path: '/education?shop=bakery-1' });
  expect(hrefs()).toEqual([
    '/items?q=tea&shop=bakery-1#list',
    '/reports?report=daily&shop=bakery-1',
    '/education?new=&shop=bakery-1',
  ]);
  await user.click(button('go'));
  expect(path()).toBe('/transactions?from=2026-11-01&shop=bakery-1');
  await user.click(button('search'));
  expect(path()).toBe('/transactions?q=tea&shop=bakery-1');
  await user.click(button('next page'));
  expect(path()).toBe('/transactions?q=tea&shop=bakery-1&page=2');
  await user.click(button('back'));
  expect(path()).toBe('/transactions?q=tea&shop=bakery-1');
});

test('links of the sample shop stay as they are', async () => {
  const { path, user } = renderInArea(<Links />, { path: '/education' });
  expect(hrefs()).toEqual(['/items?q=tea#list', '/reports?report=daily', '/education?new']);
  await user.click(button('go'));
  await user.click(button('search'));
  expect(path()).toBe('/transactions?q=tea');
});
