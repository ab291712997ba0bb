export { encodeMonth } from './encodeMonth';
export { sizesOf, type Manifest } from './manifest';
export type { DamagedRecord } from './monthRecords';
export { openShopLedger, type ShopLedger } from './openShopLedger';
export { createShopStore, type SalvagedPart, type ShopStore } from './shopStore';
