import { deferredPart } from '@back-office/shared/loading';

/** What stands on react-aria, in one chunk: the screen paints without it. */
export const CategoryMenu = deferredPart(() => choices().then((parts) => parts.CategoryMenu));
export const CategoryNameDialog = deferredPart(() => choices().then((parts) => parts.CategoryNameDialog));

function choices() {
  return import(/* webpackChunkName: "category-choices" */ './choiceParts');
}

export function preloadParts() {
  return Promise.all([CategoryMenu.preload(), CategoryNameDialog.preload()]);
}
