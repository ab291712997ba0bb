/** What edits do to the list: loaded when the list is on the screen, or with the first edit. */
export { describeChange } from '../domain/describeChange';
export { applyOperation, isLongEdit, prepareOperation } from '../domain/itemsOperation';
