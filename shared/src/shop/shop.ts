/** The shops of a browser: what they are, which one a page shows, and how one is added. See docs/product/shops.md. */
export { backupMarks, isBackupDue, type ShopMark } from './backupReminder';
export { databaseBytes } from './databaseBytes';
export { newShopDefaults, shopNameProblem } from './newShop';
export { pageShop } from './shopList';
export {
  clockTime,
  currencyChoices,
  dayStartChoices,
  localeChoices,
  shopText,
  timeZoneChoices,
  timeZoneName,
  type ShopChoice,
} from './shopChoices';
export { localeExample, timeIn } from './shopChoices';
export { removeShopData, storedBytesOf } from './shopData';
export { hasEdits, onEdit } from './shopEdits';
export { createShopList, restoringKey, shopList, type ShopEdit, type ShopList } from './shopList';
export { maxShopName, sampleShop, shopNamespace, type Shop, type ShopSettings, type StoredShop } from './shopRecord';
