import { screen, within } from '@testing-library/react';
import { fakeStorage, fill, renderInArea } from '@back-office/shared/testing';
import type { ItemsStore } from '../../../data/itemsStore';
import { createSampleCategoriesStore } from '../../../data/sampleCategoriesStore';
import { createBrowserItemsStore } from '../../../data/browserItemsStore';
import type { PhotoStore } from '../../../data/photoStore';
import type { Item } from '../../../domain/item';
import { CategoriesProvider } from '../../../state/categories';
import { ItemsProvider } from '../../../state/items';
import { PhotosProvider } from '../../../state/photos';
import { preloadParts } from './deferredParts';
import type { ImportDialogPart } from './ItemsDialogs';
import { ItemsScreen } from './ItemsScreen';

// Loaded first, so that no test holds a placeholder that is then replaced.
beforeAll(preloadParts);

const at = '2025-06-01T12:00:00.000Z';

/** An item with blank fields, except those given. */
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
  /** Capacity of the storage, in characters. */
  readonly quota?: number;
  readonly stored?: Readonly<Record<string, string>>;
  /** Replaces operations of the store, for example to make them fail. */
  readonly wrapStore?: (store: ItemsStore) => ItemsStore;
  readonly importDialog?: ImportDialogPart;
  readonly photos?: PhotoStore;
}

/** The items screen with a sample store in its own storage. */
export function renderItems(options: ItemsScreenOptions = {}) {
  const {
    items,
    path = '/items',
    quota,
    stored = {},
    wrapStore = (store) => store,
    importDialog = FakeImportDialog,
    photos = fakePhotos(),
  } = options;
  const storage = fakeStorage({ ...(items && { items: JSON.stringify(items) }), ...stored }, quota);
  const store = wrapStore(createBrowserItemsStore({ storage, locks: undefined }));
  const rendered = renderInArea(
    <ItemsProvider store={store}>
      <CategoriesProvider store={createSampleCategoriesStore({ storage, locks: undefined })}>
        <PhotosProvider store={photos}>
          <ItemsScreen importDialog={importDialog} />
        </PhotosProvider>
      </CategoriesProvider>
    </ItemsProvider>,
    { path },
  );
  return {
    ...rendered,
    storage,
    /** The store of another tab. */
    elsewhere: createBrowserItemsStore({ storage, locks: undefined }),
    fill: (field: HTMLElement, text: string) => fill(rendered.user, field, text),
    stored: (): readonly Item[] => JSON.parse(storage.getItem('items') ?? '[]'),
  };
}

/** Every file becomes a photo with its name as the id, but those named `broken`. */
export function fakePhotos(): PhotoStore {
  return {
    add: ({ name }) =>
      Promise.resolve(
        name.startsWith('broken')
          ? { ok: false, message: `${name} could not be read as a photo.` }
          : { ok: true, id: name },
      ),
    picture: () => Promise.resolve(undefined),
    removeUnused: () => Promise.resolve(),
  };
}

/** A fake of the dialog of the other feature. */
function FakeImportDialog() {
  return <div role="dialog" aria-label="Import library" />;
}

export function table(): HTMLElement {
  return screen.getByRole('table', { name: 'Items' });
}

/** The names in the list, from top to bottom. */
export function listedNames(): readonly string[] {
  return within(table())
    .queryAllByRole('checkbox', { name: /^Select (?!all)/ })
    .map((box) => (box.getAttribute('aria-label') ?? '').replace(/^Select /, ''));
}
