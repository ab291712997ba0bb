/** Backup of shops as one file, and the way back. See docs/product/backup.md. */
export { placeOfPart } from './backupFormat';
export { checkBackup, type CheckedBackup, type CheckedShop } from './checkBackup';
export { restoreBackup, type RestoreResult, type RestoreTarget } from './restoreBackup';
export { partsOfShop } from './shopParts';
export { writeBackup } from './writeBackup';
