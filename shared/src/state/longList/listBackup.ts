import type { DeclaredBackup } from '@back-office/shared/contract';
import { createDatabaseBackup } from '../../database/database';
import { listDatabaseName } from './listPlace';

interface ListBackupOptions extends Pick<DeclaredBackup, 'name' | 'label'> {
  /** Of the list. Its text says whether the list is in the database, so that both belong into a backup. */
  readonly key: string;
}

/** For `./stored`: the parts of a long list that are in its database. */
export function longListBackup({ key, ...names }: ListBackupOptions): DeclaredBackup {
  return createDatabaseBackup({
    ...names,
    databaseName: (namespace) => listDatabaseName(namespace, key),
    stores: { lists: undefined, parts: undefined },
  });
}
