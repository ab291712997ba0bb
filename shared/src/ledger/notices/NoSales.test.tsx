import { act, screen } from '@testing-library/react';
import { createLedger, localLedgerPort, type LedgerPort } from '@back-office/shared/ledger';
import { bakery, renderInArea } from '@back-office/shared/testing';
import { createGate, slowPort } from '../port/ports.testing';
import { WithSales } from './NoSales';

const sample = localLedgerPort(createLedger());
const empty: LedgerPort = { ...sample, describe: async () => ({ ...(await sample.describe()), days: undefined }) };
const figures = (
  <WithSales title="Dashboard">
    <p>Figures</p>
  </WithSales>
);

test('a shop without sales says so on each screen, with what to do next', async () => {
  renderInArea(figures, { services: { shop: bakery, ledger: empty }, path: '/?shop=bakery-1' });
  expect(await screen.findByText('No sales yet')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByText('Figures')).not.toBeInTheDocument();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Import sales')).toBe('/settings?shop=bakery-1#data');
  expect(addressOf('Import items')).toBe('/items?import=&shop=bakery-1');
  expect(addressOf('Look at the sample')).toBe('/');
});

test('an embedded shop without sales leads to no screen of the product', async () => {
  renderInArea(figures, { services: { shop: bakery, ledger: empty, isEmbedded: true } });
  expect(await screen.findByText('No sales yet')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('until the shop has said which days it has, nothing is shown that would be about today', async () => {
  const gate = createGate();
  renderInArea(figures, { services: { shop: bakery, ledger: slowPort(sample, gate) } });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByText('Figures')).not.toBeInTheDocument();
  await act(async () => gate.open());
  expect(await screen.findByText('Figures')).toBeVisible();
});

test('a shop with sales, one that cannot say, and the sample show their figures', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let describe: Promise<unknown> | undefined;
  const failing: LedgerPort = {
    ...sample,
    describe: () => (describe = Promise.reject(new Error('No connection.'))) as never,
  };
  for (const services of [{}, { shop: bakery, ledger: sample }, { shop: bakery, ledger: failing }, { ledger: empty }]) {
    const { unmount } = renderInArea(figures, { services });
    await describe?.catch(() => undefined);
    expect(await screen.findByText('Figures')).toBeVisible();
    expect(screen.queryByText('No sales yet')).not.toBeInTheDocument();
    unmount();
  }
  jest.restoreAllMocks();
});
