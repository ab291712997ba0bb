import { screen } from '@testing-library/react';
import { createLedger, LedgerPortProvider, localLedgerPort, sampleFacts } from '@back-office/shared/ledger';
import { portOfRows } from '@back-office/shared/ledger/testing';
import { bakery, fakeStorage, renderInArea } from '@back-office/shared/testing';
import { createBrowserItemsStore } from '../data/browserItemsStore';
import { testItem } from '../domain/items.testing';
import { ItemsProvider } from './items';
import { useOfferedLocations } from './useLocationOptions';
import { useSoldNames } from './useSoldNames';

const ledger = createLedger();
const week = { from: '2025-07-10', to: '2025-07-16' };
const row = ledger.rowsOf(week).find(({ lines }) => lines.length > 0);

function Names() {
  const locations = useOfferedLocations().map(({ label }) => label);
  return <p>{`${locations.join()}; ${useSoldNames('category').join()}`}</p>;
}

function renderNames(isOwn: boolean) {
  if (!row) throw new Error('The sample week has no sales.');
  const lines = ['Bread', 'Bread', 'Shipping', ''].map((category, nth) => {
    const [line] = row.lines;
    if (!line) throw new Error('The first sale has no lines.');
    return { ...line, item: { ...line.item, name: `Item ${nth}`, category } };
  });
  const rows = ['Market', 'Market', 'main street', ''].map((location, nth) => ({
    ...row,
    id: `${nth}`,
    location,
    lines,
  }));
  const storage = fakeStorage({ items: JSON.stringify([testItem({ id: 'mug', locations: ['Main Street'] })]) });
  const describe = () => ({ ...sampleFacts, version: 'rows', days: week });
  const port = { ...localLedgerPort(ledger), ...portOfRows(() => rows), describe };
  renderInArea(
    <LedgerPortProvider port={port}>
      <ItemsProvider store={createBrowserItemsStore({ storage, locks: undefined })}>
        <Names />
      </ItemsProvider>
    </LedgerPortProvider>,
    isOwn ? { services: { shop: bakery } } : {},
  );
}

test('items of an own shop can be given the locations and categories that its sales name, each once', async () => {
  renderNames(true);
  expect(await screen.findByText('Main Street,Market; Bread')).toBeVisible();
});

test('sales of the sample suggest nothing', async () => {
  renderNames(false);
  expect(await screen.findByText('Tech for Product,Main Store,Online Only;')).toBeVisible();
});
