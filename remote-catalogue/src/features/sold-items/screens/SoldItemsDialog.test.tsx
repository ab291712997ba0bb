import { screen } from '@testing-library/react';
import { fakeStorage, renderInArea } from '@back-office/shared/testing';
import { createBrowserItemsStore } from '../../../data/browserItemsStore';
import { ItemsProvider } from '../../../state/items';
import type { SoldItem } from '../domain/soldItems';
import { SoldItemsDialog } from './SoldItemsDialog';

const mug: SoldItem = { id: 'Mug', name: 'Mug', sku: 'M-1', category: '', unit: '', price: '$9.50', quantity: 3 };
const severalPrices = /An item that was sold at several prices starts at \$0\.00/;

function renderDialog(items: readonly SoldItem[]) {
  const store = createBrowserItemsStore({ storage: fakeStorage({ items: '[]' }), locks: undefined });
  return renderInArea(
    <ItemsProvider store={store}>
      <SoldItemsDialog items={items} onClose={jest.fn()} />
    </ItemsProvider>,
  );
}

test('items that were sold at several prices are offered without one, and what they start at is said', () => {
  const { unmount } = renderDialog([mug]);
  expect(screen.getByText('$9.50')).toBeVisible();
  expect(screen.queryByText(severalPrices)).toBeNull();
  unmount();

  renderDialog([mug, { ...mug, id: 'Cup', name: 'Cup', price: '' }]);
  expect(screen.getByText('Several')).toBeVisible();
  expect(screen.getByText(severalPrices)).toBeVisible();
});
