import { useState } from 'react';
import { screen } from '@testing-library/react';
import { createLedger, LedgerPortProvider, localLedgerPort, sampleFacts } from '@back-office/shared/ledger';
import { portOfRows } from '@back-office/shared/ledger/testing';
import { bakery, fakeStorage, renderInArea } from '@back-office/shared/testing';
import { createBrowserItemsStore } from '../../../data/browserItemsStore';
import { testItem } from '../../../domain/items.testing';
import { ItemsProvider } from '../../../state/items';
import { useOfferedLocations } from '../../../state/useLocationOptions';
import { noSoldNames, SoldNamesContext } from '../../../state/soldNames';
import { SoldItemsNotice } from './SoldItemsNotice';

const ledger = createLedger();
const week = { from: '2025-07-10', to: '2025-07-16' };
const row = ledger.rowsOf(week).find(({ lines }) => lines.length > 0);

function Locations() {
  return (
    <p>
      {useOfferedLocations()
        .map(({ label }) => label)
        .join()}
    </p>
  );
}

/** As the route of items passes on what the notice asks for. */
function Names() {
  const [sold, setSold] = useState(noSoldNames);
  return (
    <SoldNamesContext value={sold}>
      <SoldItemsNotice onNames={setSold} />
      <Locations />
      <p>{sold.category.join()}</p>
    </SoldNamesContext>
  );
}

function renderNames() {
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
    { services: { shop: bakery, ledger: port } },
  );
}

test('items can be given the locations and categories that sales of the shop name, each once', async () => {
  renderNames();
  expect(await screen.findByText('Main Street,Market')).toBeVisible();
  expect(screen.getByText('Bread')).toBeVisible();
});
