/** Backup of shops as one file, and the way back. See docs/product/backup.md. */
export { BackupError, placeOfPart } from './backupFormat';
export { checkBackup, type CheckedBackup, type CheckedShop } from './checkBackup';
export { inspectBackup } from './inspectBackup';
export { restoreBackup, type RestoreResult, type RestoreTarget } from './restoreBackup';
export { partsOfShop, type ShopPartsOptions } from './shopParts';
export { writeBackup, type ShopToBackUp } from './writeBackup';
