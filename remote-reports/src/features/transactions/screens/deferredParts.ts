import { deferredPart } from '@back-office/shared/loading';

/** What the list does not need for its first paint: react-aria is most of it. */
export const ChoiceChips = deferredPart(() => filters().then((parts) => parts.ChoiceChips));
export const SortChip = deferredPart(() => filters().then((parts) => parts.SortChip));

function filters() {
  return import(/* webpackChunkName: "transaction-filters" */ './filterParts');
}

/** Fetched when the page is idle, so that opening feels instant. */
export function preloadParts() {
  return Promise.all([ChoiceChips.preload(), SortChip.preload()]);
}
