import { screen, within } from '@testing-library/react';
import { fakeStorage, renderInArea } from '@back-office/shared/testing';
import type { ItemsStore } from '../../../data/itemsStore';
import { createSampleCategoriesStore } from '../../../data/sampleCategoriesStore';
import { createSampleItemsStore } from '../../../data/sampleItemsStore';
import type { Item } from '../../../domain/item';
import { CategoriesProvider } from '../../../state/categories';
import { ItemsProvider } from '../../../state/items';
import { preloadParts } from './deferredParts';
import { ItemsScreen } from './ItemsScreen';

// Fetched beforehand, so that a test never holds a stand-in that is exchanged under its hands (deferredPart.test.tsx).
beforeAll(preloadParts);

const at = '2025-06-01T12:00:00.000Z';

/** An item with everything a test does not speak of left blank. */
export function anItem(name: string, fields: Partial<Item> = {}): Item {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    description: '',
    reportingCategory: '',
    stock: 0,
    price: '$1.00/ea',
    itemType: 'Physical good',
    category: '',
    locations: [],
    unit: 'Per item',
    sku: '',
    gtin: '',
    weight: '',
    skipItemDetails: false,
    createdAt: at,
    updatedAt: at,
    ...fields,
  };
}

interface ItemsScreenOptions {
  readonly items?: readonly Item[];
  readonly path?: string;
  /** Characters the storage holds. */
  readonly quota?: number;
  readonly stored?: Readonly<Record<string, string>>;
  /** Wraps the store, to have it fail. */
  readonly spoil?: (store: ItemsStore) => ItemsStore;
}

/** The items screen over a sample store in a storage of its own. */
export function renderItems(options: ItemsScreenOptions = {}) {
  const { items, path = '/items', quota, stored = {}, spoil = (store) => store } = options;
  const storage = fakeStorage({ ...(items && { items: JSON.stringify(items) }), ...stored }, quota);
  const store = spoil(createSampleItemsStore({ storage, locks: undefined }));
  const rendered = renderInArea(
    <ItemsProvider store={store}>
      <CategoriesProvider store={createSampleCategoriesStore({ storage, locks: undefined })}>
        <ItemsScreen />
      </CategoriesProvider>
    </ItemsProvider>,
    { path },
  );
  return {
    ...rendered,
    storage,
    /** Puts text into a field as a paste does: the screen is drawn once, not once for each letter. */
    fill: async (field: HTMLElement, text: string) => {
      await rendered.user.click(field);
      await rendered.user.paste(text);
    },
    stored: (): readonly Item[] => JSON.parse(storage.getItem('items') ?? '[]'),
  };
}

export function table(): HTMLElement {
  return screen.getByRole('table', { name: 'Items' });
}

/** Names in the list, top to bottom. */
export function listedNames(): readonly string[] {
  return within(table())
    .queryAllByRole('checkbox', { name: /^Select (?!all)/ })
    .map((box) => (box.getAttribute('aria-label') ?? '').replace(/^Select /, ''));
}
