import { deferredPart } from '@back-office/shared/loading';

/** Not needed for the first paint. Most of the chunk is react-aria. */
export const ChoiceChips = deferredPart(() => loadChips().then((chips) => chips.ChoiceChips));
export const ColumnsChip = deferredPart(() => loadChips().then((chips) => chips.ColumnsChip));
export const SortChip = deferredPart(() => loadChips().then((chips) => chips.SortChip));

function loadChips() {
  return import(/* webpackChunkName: "transaction-filters" */ './filterChips');
}

/** Loads the parts while the page is idle, so that they open at once. */
export function preloadParts() {
  return Promise.all([ChoiceChips.preload(), ColumnsChip.preload(), SortChip.preload()]);
}
