import { loadOnce } from '@back-office/shared/loading';
import { array, exactOptional, is, looseObject, number, string, union, unknown, type InferOutput } from 'valibot';
import { withNamespace } from '../storageArea';

/**
 * What the key of a list holds while the list is in the database: the version and the length of the list, and entries that
 * are to be added to it.
 */
const inDatabase = looseObject({ database: string(), count: number(), added: exactOptional(array(unknown())) });

export type InDatabase = InferOutput<typeof inDatabase>;

/** A list as JSON, or where else it is. */
export const listOrPlace = union([array(unknown()), inDatabase]);

export type ListOrPlace = readonly unknown[] | InDatabase;

export function isListItself(value: ListOrPlace | null): value is readonly unknown[] {
  return Array.isArray(value);
}

export function isInDatabase(value: unknown): value is InDatabase {
  return is(inDatabase, value);
}

/** The name of the database of the list under this key. */
export function listDatabaseName(namespace: string, key: string): string {
  return withNamespace(namespace, `back-office:list:${key}`);
}

/** What only a list in a database needs is loaded with the first one. */
export const farLists = loadOnce(() => import(/* webpackChunkName: "list-database" */ './farList'));
export const listDatabases = loadOnce(() => import(/* webpackChunkName: "list-database" */ './listDatabase'));
