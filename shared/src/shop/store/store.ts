export { encodeMonth, monthsOf } from './encodeMonth';
export { recordsOf, sizesOf, type Manifest, type ShopFacts, type StoredRecord } from './manifest';
export { UnstorableColumnsError, type EncodedMonth, type Month } from './month';
export type { DamagedRecord } from './monthRecords';
export { openShopLedger, type OpenedShop, type ShopLedger } from './openShopLedger';
export { removeShop, type RemoveResult } from './removeShop';
export type { ShopChange } from './shopChange';
export { DamagedRecordError, ManifestError } from './shopErrors';
export { createShopStore, type CommitResult, type SalvagedPart, type ShopStorage, type ShopStore } from './shopStore';
