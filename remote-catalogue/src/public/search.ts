import type { SearchGroup, SearchProvider, SearchResult } from '@back-office/shared/contract';
import { formatCount, pluralize } from '@back-office/shared/format';
import { thumbnailsOf } from '@back-office/shared/photos';
import { paths } from '@back-office/shared/routes';
import { placeGroup, type LinkedPlace } from '@back-office/shared/search';
import { shopNamespace } from '@back-office/shared/shop';
import { openedAddress, shopIdIn, withLedgerParams } from '@back-office/shared/url';
import { createItemsReader } from '../data/readItems';
import { noFilters } from '../domain/filterItems';
import { findItems } from '../domain/findItems';
import type { Item } from '../domain/item';
import { withItemFilters, withSearch } from '../domain/itemFilterParams';
import { hasVariations, itemPriceLabel } from '../domain/variations';
import { inventoryPath } from './menus';

const maxItems = 5;

const screens: readonly LinkedPlace[] = [
  { title: 'Items', path: paths.items(), words: 'products catalog prices stock change edit delete' },
  { title: 'Item library', path: paths.itemLibrary() },
  { title: 'Categories', path: paths.categories(), words: 'group sort order arrange' },
  { title: 'Inventory management', path: inventoryPath, words: 'stock count receive adjust transfer' },
  { title: 'Component browser', path: paths.components(), words: 'developers' },
];

/** Its link names the figures on screen, for a new tab. */
const dashboard = (): LinkedPlace => ({
  title: 'Dashboard',
  path: withLedgerParams(paths.home()),
  words: 'home today overview',
});

const actions: readonly LinkedPlace[] = [
  { title: 'Create item', path: `${paths.items()}?new`, words: 'new add product make sell' },
  {
    title: 'Import items',
    path: `${paths.items()}?import`,
    words: 'library upload csv json file spreadsheet add many',
  },
];

/** The items of the page's shop, which its address names. */
const shopId = shopIdIn(openedAddress());
const namespace = shopId === undefined ? '' : shopNamespace({ id: shopId, source: 'browser' });
const readItems = createItemsReader(shopId === undefined ? {} : { namespace, isOwnShop: true });
const inAnyStatus = withItemFilters(new URLSearchParams(), noFilters);

/** Items as they are stored now, and the screens and actions of this remote. */
export const search: SearchProvider = {
  finds: 'items by name, SKU or GTIN',
  prepare: async () => void (await readItems()),
  async search(query) {
    return [
      ...placeGroup('Screens', [dashboard(), ...screens], query),
      ...placeGroup('Actions', actions, query),
      ...(await itemsGroup(await readItems(), query)),
    ];
  },
};

async function itemsGroup(list: readonly Item[], query: string): Promise<readonly SearchGroup[]> {
  const { items, total } = findItems(list, query, maxItems);
  if (total === 0) return [];
  const results = await Promise.all(items.map(withPicture));
  if (total === results.length) return [{ title: 'Items', results }];
  const path = `${paths.items()}?${withSearch(inAnyStatus, query).toString()}`;
  return [{ title: 'Items', results, all: { title: `See all ${formatCount(total)} items`, path } }];
}

async function withPicture(item: Item): Promise<SearchResult> {
  const [photo] = item.photos ?? [];
  // Without its picture it is a result all the same.
  const picture =
    photo &&
    (await thumbnailsOf(namespace)
      .load(photo.id)
      .catch(() => undefined));
  return { ...resultOf(item), ...(picture && { picture }) };
}

function resultOf(item: Item): SearchResult {
  const { id, name, sku, status, variations = [] } = item;
  const code = hasVariations(item) ? pluralize(variations.length, 'variation') : sku && `SKU ${sku}`;
  const detail = [code, itemPriceLabel(item), status !== 'Active' && status].filter(Boolean).join(' · ');
  const path = `${paths.items()}?${new URLSearchParams({ item: id }).toString()}`;
  return { id, title: name || 'Untitled item', detail, path, kind: 'item' };
}
