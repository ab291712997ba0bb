export { createDatabaseBackup } from './databaseBackup';
export { askDatabase, createDatabaseConnection } from './databaseConnection';
export {
  isNamed,
  isQuotaError,
  openChannel,
  openDatabase,
  openExistingDatabase,
  type DatabaseEvents,
} from './openDatabase';
