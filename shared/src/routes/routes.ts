/** Every path of the product, who owns it, and what lists and navigation state carry between areas. */
export { activeEntry, type MenuEntry } from './activeEntry';
export { itemsMenuEntries } from './itemsMenu';
export { drillDownLines, type DrillDownLine, type SalesSummaryState, type TransactionsState } from './navigationState';
export { areaNames, isUnder, ownerOf, owners, type AreaName, type Owner } from './owners';
export { paths } from './paths';
