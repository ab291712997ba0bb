/** The light core of the ui kit, which the first page needs. Its other groups are `ui/choices`, `ui/dialogs`, `ui/forms` and `ui/table`. */
export { Amount, type AmountProps } from './Amount';
export { Badge, type BadgeProps, type BadgeTone } from './Badge';
export { Button, type ButtonProps } from './Button';
export type { ButtonLook, ButtonVariant } from './buttonStyle';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export { Card, type CardProps } from './Card';
export { ChangeBadge, type ChangeBadgeProps } from './ChangeBadge';
export { deferredPart } from '../loading/deferredPart';
export { EmptyState, type EmptyStateProps } from './EmptyState';
export { Explanation, type ExplanationContent, type ExplanationLine, type ExplanationProps } from './Explanation';
export { FailurePanel, useFocusOnRemoval, type FailurePanelProps } from './FailurePanel';
export { IconButton, type IconButtonProps } from './IconButton';
export { Notice, type NoticeProps, type NoticeTone } from './Notice';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './overlays/Popover';
export { Grid, Row, Stack, Text, VisuallyHidden, type GridProps, type LayoutProps, type TextProps } from './primitives';
export { Screen, type ScreenProps } from './Screen';
export { Kbd, SearchInput } from './SearchInput';
export { Skeleton, SkeletonRows, useDelayed, type SkeletonProps, type SkeletonRowsProps } from './Skeleton';
export { ToastProvider, useToast, useToastsAbove, type ToastProviderProps } from './overlays/Toast';
export type { ToastMessage } from '@back-office/shared/contract';
export { Tooltip, TooltipBubble, type TooltipProps } from './overlays/Tooltip';
export { FieldFrame, FieldMessage, controlStyle, hasMessage, labelStyle } from './fieldStyle';
export { inverseBar } from './inverseBar';
export { highlight } from './overlays/menuItemStyle';
export { useAnchoredPosition } from './overlays/useAnchoredPosition';
export { useIsPhone, useIsPrinting, useMedia } from './useMedia';
export { useHiddenContent, watchSize } from './useHiddenContent';
export {
  controlsOf,
  focusedElement,
  focusHeading,
  focusOnArrival,
  isNothingFocused,
  sameControlIn,
  scrollIntoView,
} from './focus/focus';
export { isRowAwaited } from './focus/restoredRow';
export { rememberMenuButton, useReturnFocus } from './focus/useReturnFocus';
