/** Lists that the merchant puts in order, by dragging and with the keyboard. */
export { ReorderHandle, type ReorderHandleProps } from './ReorderHandle';
export { moveEntry, useDragToReorder } from './useDragToReorder';
