export { AreaLayout } from './AreaLayout';
export { AreaMenuItems, UnavailableItem, menuAt, useSectionOpen, type MenuLook } from './AreaMenuItems';
export { useAreaRoutes } from './useAreaRoutes';
export { H2, H3, H4, useHeadingLevel } from '../ui/headings';
export { useNeededWidth } from './neededWidth';
export { useLedgerLink } from '../ledger/session/useLedgerLink';
// The host and every area have them on their first screens.
export { AreaSkeleton } from '../loading/AreaSkeleton';
export { lazyScreen } from '../loading/lazyScreen';
