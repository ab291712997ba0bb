/** What merchants fill in, filter, select and confirm. The first screens do without it. */
export { Checkbox, type CheckboxProps } from './Checkbox';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog';
export { FileDrop, type FileDropProps } from './FileDrop';
export { FilterBar, type FilterBarProps } from './FilterBar';
export { Modal, useModal, type ModalProps } from './overlays/Modal';
export { ProgressBar, type ProgressBarProps } from './ProgressBar';
export { SearchField, type SearchFieldProps } from './SearchField';
export { SelectionBar, type SelectionBarProps } from './SelectionBar';
export { Switch, type SwitchProps } from './Switch';
export { TextField, type TextFieldProps } from './TextField';
export { useFocusRecovery } from './focus/useFocusRecovery';
export { copyFailedText, useCopy } from './useCopy';
