/** The browser's own selects, and what the imports of files have in common: of items, and of sales. */
export { ColumnList, type ColumnListProps } from './ColumnList';
export { FileQuestion } from './FileQuestion';
export { ListField } from './ListField';
export { NativeSelect } from './NativeSelect';
export { numberMeanings } from './numberMeanings';
export { HeaderRowChoice, ReadingChoice, ReadingChoices } from './ReadingChoices';
