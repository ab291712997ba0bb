import { loadOnce } from '@back-office/shared/loading';
import { array, looseObject, number, string, union, unknown, type InferOutput } from 'valibot';
import { withNamespace } from '../storageArea';

/** What the key of a list holds while the list is in the database: the version and the length of the list. */
const inDatabase = looseObject({ database: string(), count: number() });

export type InDatabase = InferOutput<typeof inDatabase>;

/** A list as JSON, or where else it is. */
export const listOrPlace = union([array(unknown()), inDatabase]);

export type ListOrPlace = readonly unknown[] | InDatabase;

export function isListItself(value: ListOrPlace | null): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The name of the database of the list under this key. */
export function listDatabaseName(namespace: string, key: string): string {
  return withNamespace(namespace, `back-office:list:${key}`);
}

/** Loaded with the first list that is in a database. */
export const listDatabases = loadOnce(() => import(/* webpackChunkName: "list-database" */ './listDatabase'));
