/** What a screen keeps in its address: slugs, choices, and how it was opened. No React, so that domain code can use it. */
export { addLedgerParams, ledgerParams, type LedgerParams } from './ledgerParams';
export {
  createPageLedgerParams,
  openedAddress,
  pageLedgerParams,
  withLedgerParams,
  type PageLedgerParams,
} from './pageLedgerParams';
export {
  fromSlug,
  isOpenedHere,
  openedHere,
  readChoice,
  readText,
  slugOf,
  withChoice,
  withParams,
  writtenText,
  type ChoiceParam,
} from './params';
export { addressInShop, shopIdIn, withShop } from './shopParam';
export { createVisitPeriod, visitPeriod, type ShownAddress, type VisitPeriod } from './visitPeriod';
