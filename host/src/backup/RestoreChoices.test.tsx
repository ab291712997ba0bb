import { render, screen } from '@testing-library/react';
import { shopNamespace } from '@back-office/shared/shop';
import type { RestoreTarget } from '@back-office/shared/shop/backup';
import type { AskedOwners } from '@back-office/shared/state';
import { backupOf, bakery, storeShops } from '../testing/ownShop';
import { RestoreChoices } from './RestoreChoices';

const parts = ['photos/a', 'photos/b', 'thumbnails/a', 'thumbnails/b'].map((record) => ({
  part: `databases/catalogue/photos/${record}`,
  bytes: 1,
  hash: '',
}));

const backup = backupOf(bakery, { parts, transactions: 1_204, values: new Map([['items', '3']]) });

const asked: AskedOwners = {
  owners: [
    {
      name: 'catalogue',
      title: 'Catalogue',
      stored: {
        values: [{ key: 'items', label: 'Items', describe: (count) => `${String(count)} items` }],
        backups: [{ name: 'photos', label: 'Photos', read: async () => [], write: async () => undefined }],
      },
    },
  ],
  unasked: [],
};

function show(target: RestoreTarget) {
  render(<RestoreChoices backup={backup} asked={asked} targets={new Map([[0, target]])} onChange={() => undefined} />);
}

beforeEach(() => {
  localStorage.clear();
  storeShops(bakery);
  localStorage.setItem(`${shopNamespace(bakery)}:items`, '5');
});

test('what the backup has is counted, also its photos', () => {
  show({ into: 'new' });
  expect(screen.getByText(/^In the backup:/)).toHaveTextContent('Transactions: 1,204 · Items: 3 items · Photos: 2');
  expect(screen.queryByText(/^Removed:/)).toBeNull();
});

test('what a replaced shop has, and loses, is counted as well', async () => {
  show({ into: 'new', replaces: bakery.id });
  expect(await screen.findByText(/^Removed:/)).toHaveTextContent('Items: 5 items');
});
