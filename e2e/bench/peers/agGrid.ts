import {
  ClientSideRowModelModule,
  createGrid,
  ExternalFilterModule,
  ModuleRegistry,
  QuickFilterModule,
  type ColDef,
} from 'ag-grid-community';
import type { manyItems } from '../harness/items';
import { offerList } from '../harness/offerList';
import { controls } from './controls';

type Item = ReturnType<typeof manyItems>[number];

ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule, ExternalFilterModule]);

const price = ({ data }: { readonly data: Item | undefined }) => Number.parseFloat(data?.price.slice(1) ?? '0');
const unsearched = { getQuickFilterText: () => '' };
const columns: ColDef<Item>[] = [
  { field: 'name' },
  { field: 'category' },
  { headerName: 'Price', valueGetter: price, ...unsearched },
  { field: 'stock', ...unsearched },
  { field: 'sku' },
  { field: 'itemType', ...unsearched },
  { field: 'reportingCategory', hide: true },
  { field: 'description', hide: true },
];

/** ag-grid with the search, the sort order and the filter of its documentation. */
offerList('.ag-row', (root, items) => {
  let category = '';
  const { search, filter } = controls(root);
  const element = root.appendChild(document.createElement('div'));
  element.style.height = '800px';
  const grid = createGrid<Item>(element, {
    columnDefs: columns,
    rowData: [...items],
    rowHeight: 48,
    cacheQuickFilter: true,
    includeHiddenColumnsInQuickFilter: true,
    quickFilterParser: (text) => [text],
    isExternalFilterPresent: () => category !== '',
    doesExternalFilterPass: ({ data }) => data?.category === category,
  });
  search.addEventListener('input', () => grid.setGridOption('quickFilterText', search.value));
  filter.addEventListener('click', () => {
    category = filter.textContent;
    grid.onFilterChanged();
  });
});
