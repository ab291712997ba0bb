/** What edits do to items and categories: loaded when the list is on the screen, or with the first edit. */
export { applyToCategories } from '../domain/categoriesOperation';
export { describeCategoryChange, joinArranging } from '../domain/describeCategoryChange';
export { describeChange } from '../domain/describeChange';
export { applyOperation, isLongEdit, prepareOperation } from '../domain/itemsOperation';
