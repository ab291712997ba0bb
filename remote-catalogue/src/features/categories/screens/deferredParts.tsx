import { deferredPart } from '@back-office/shared/loading';

/** Everything of this screen that uses react-aria, in one chunk, so that the first paint does not wait for it. */
export const CategoryMenu = deferredPart(() =>
  import(/* webpackChunkName: "category-choices" */ './CategoryMenu').then((part) => part.CategoryMenu),
);
export const CategoriesActions = deferredPart(() =>
  import(/* webpackChunkName: "category-choices" */ './CategoriesActions').then((part) => part.CategoriesActions),
);
export const CategoryNameDialog = deferredPart(() =>
  import(/* webpackChunkName: "category-choices" */ './CategoryNameDialog').then((part) => part.CategoryNameDialog),
);

export function preloadParts() {
  return Promise.all([CategoryMenu.preload(), CategoriesActions.preload(), CategoryNameDialog.preload()]);
}
