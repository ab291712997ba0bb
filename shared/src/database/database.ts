export { createDatabaseBackup } from './databaseBackup';
export { createDatabaseConnection } from './databaseConnection';
export {
  isNamed,
  isQuotaError,
  openChannel,
  openDatabase,
  openExistingDatabase,
  type DatabaseEvents,
} from './openDatabase';
