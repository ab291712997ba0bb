import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useServices } from '@back-office/shared/contract';
import { MemoryRouter, useLocation } from '@back-office/shared/router';
import { bakery, pageOf, storedShops, storeShops } from '../testing/ownShop';
import { areaNamed, fakeSource, registryOf, rowOf } from '../testing/fakeSource';
import { renderShell } from '../testing/renderShell';
import { usePageShop } from './pageShop';
import { ShopGate } from './ShopGate';

function Shown() {
  const { shop, ledger } = usePageShop();
  return <p>{`${shop.name} in ${shop.currency}, ${ledger ? 'with its own figures' : 'with sample figures'}`}</p>;
}

function open(address: string) {
  render(
    <MemoryRouter>
      <ShopGate address={address}>
        <Shown />
      </ShopGate>
    </MemoryRouter>,
  );
}

beforeEach(() => localStorage.clear());
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a page without a shop in its address shows the sample at once', () => {
  open('http://localhost/items');
  expect(screen.getByText('Fernhill Pantry in USD, with sample figures')).toBeInTheDocument();
});

test('a page of an own shop shows it, and a new name at once', async () => {
  storeShops(bakery);
  open('http://localhost/items?shop=corner-bakery-k3f1');
  expect(await screen.findByText('Corner Bakery in EUR, with its own figures')).toBeInTheDocument();
  storeShops({ ...bakery, name: 'Bakery at the Corner' });
  expect(await screen.findByText('Bakery at the Corner in EUR, with its own figures')).toBeInTheDocument();
});

test('a shop that this browser does not have is said, with the shops that it has', async () => {
  storeShops(bakery);
  open('http://localhost/items?shop=elsewhere-0000');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This browser does not have this shop');
  expect(screen.getByText(/“elsewhere-0000”/)).toHaveTextContent('open this address there');
  const shops = within(screen.getByRole('navigation', { name: 'Shops' })).getAllByRole('link');
  expect(shops.map((link) => link.getAttribute('href'))).toEqual(['/', '/?shop=corner-bakery-k3f1']);
});

test('a shop that was deleted in another tab says so and can be put back', async () => {
  storeShops(bakery);
  open('http://localhost/items?shop=corner-bakery-k3f1');
  await screen.findByText(/^Corner Bakery/);
  await storedShops().remove(bakery.id);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Corner Bakery was deleted');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Corner Bakery in EUR, with its own figures')).toBeInTheDocument();
});

test('areas get the shop, its namespace and its address', async () => {
  function Area() {
    const { shop, storageNamespace } = useServices();
    const { pathname, search, hash } = useLocation();
    return <p>{`${shop?.name} · ${storageNamespace} · ${pathname}${search}${hash}`}</p>;
  }
  const source = fakeSource({
    rows: async () => registryOf(rowOf('reports')),
    area: async () => areaNamed('Reports', { routes: [{ path: '*', element: <Area /> }] }),
  });
  renderShell('/reports?report=daily#taxes', { source, page: pageOf(bakery) });
  await waitFor(() =>
    expect(
      screen.getByText(
        'Corner Bakery · back-office:shop:corner-bakery-k3f1 · /reports?report=daily&shop=corner-bakery-k3f1#taxes',
      ),
    ).toBeInTheDocument(),
  );
});
