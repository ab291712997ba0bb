/** Everything of the list that opens a list of its own, in one chunk with the react-aria parts it stands on. */
export { ActionsMenu } from './ActionsMenu';
export { AllFiltersDialog } from './AllFiltersDialog';
export { ExportDialog } from './ExportDialog';
export { ItemChips } from './ItemChips';
export { RowMenu } from './RowMenu';
