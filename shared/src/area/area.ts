export { AreaLayout } from './AreaLayout';
export { AreaMenuItems, UnavailableItem, menuAt, useSectionOpen, type MenuLook } from './AreaMenuItems';
export { useAreaRoutes } from './useAreaRoutes';
export { H2, H3, H4, useHeadingLevel } from '../ui/headings';
export { useNeededWidth } from './neededWidth';
export { useLedgerLink } from '../ledger/session/useLedgerLink';
