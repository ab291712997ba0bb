/**
 * Selects, menus and modal overlays, built on react-aria where the platform has no accessible equivalent. The light
 * overlays are in `ui`.
 */
export { Dialog, type DialogProps } from '../overlays/Dialog';
export { FilterChip, type FilterChipProps, type FilterOption } from './FilterChip';
export { AnchoredOverlay, type AnchoredOverlayProps } from '../overlays/AnchoredOverlay';
export { Menu, type MenuItem, type MenuProps } from '../overlays/Menu';
export { MultiSelect, type MultiSelectProps } from './MultiSelect';
export { Select, type SelectOption, type SelectProps } from './Select';
export { Sheet, type SheetProps } from '../overlays/Sheet';
export type { SheetSectionLink } from '../overlays/SheetLinks';
export { SheetSection, type SheetSectionProps } from '../overlays/SheetSection';
