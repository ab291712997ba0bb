/** What opens a list of its own, in one chunk with the react-aria parts it stands on. */
export { ChoiceChips } from './ChoiceChips';
export { SortChip } from './SortChip';
