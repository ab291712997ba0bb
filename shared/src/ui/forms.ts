/** What merchants fill in, filter and select. The first screens do without it. */
export { Checkbox, type CheckboxProps } from './Checkbox';
export { FilterBar, type FilterBarProps } from './FilterBar';
export { ProgressBar, type ProgressBarProps } from './ProgressBar';
export { SearchField, type SearchFieldProps } from './SearchField';
export { SelectionBar, type SelectionBarProps } from './SelectionBar';
export { TextField, type TextFieldProps } from './TextField';
export { useFocusRecovery } from './focus/useFocusRecovery';
