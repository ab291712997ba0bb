/** A shop of this browser on a page: its figures, and what the merchant must know of its stored sales. */
export { formatOfShop, openOwnShop } from './openOwnShop';
export { StorageNotices } from './StorageNotices';
