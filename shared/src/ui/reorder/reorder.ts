/** Lists that the merchant puts in order, by dragging and with the keyboard. */
export { moveEntry } from './moveEntry';
export { ReorderHandle, type ReorderHandleProps } from './ReorderHandle';
export { useDragToReorder } from './useDragToReorder';
