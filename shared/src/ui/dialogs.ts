/** What opens over a screen, and what only dialogs, settings and messages have. Lists do without it until it is used. */
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog';
export { FileDrop, type FileDropProps } from './FileDrop';
export { Modal, useModal, type ModalProps } from './overlays/Modal';
export { Switch, type SwitchProps } from './Switch';
export { copyFailedText, useCopy } from './useCopy';
