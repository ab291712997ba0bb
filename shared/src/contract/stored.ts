/**
 * What `./stored` exports as `stored`: what one remote keeps in the browser's storage. The remote declares it with
 * `"stored": true` in its `area.json`. It is loaded when the merchant asks for “Reset sample data”, so it imports no
 * screens. Keys have no namespace, because an embedded area is not reset. See docs/product/storage.md.
 */
export interface StoredData {
  /** What a reset removes from the local storage, in the order in which it is listed. */
  readonly values: readonly DeclaredValue[];
  /** What a reset removes from elsewhere, such as an indexed database. */
  readonly archives?: readonly DeclaredArchive[];
  /** What a backup of a shop takes beside the keys of `values` and `kept`, such as an indexed database. */
  readonly backups?: readonly DeclaredBackup[];
  /** Keys that a reset leaves, such as what a list shows. One that ends with a colon means all keys that start with it. */
  readonly kept?: readonly string[];
  /** Keys whose damage the screens of the remote report, with `DamagedValues`. The shell reports that of all others. */
  readonly reported?: readonly string[];
}

/** JSON under one key of the local storage. No other app declares the key. */
export interface DeclaredValue {
  readonly key: string;
  /** In the merchant's words: `Custom reports`. */
  readonly label: string;
  /** Name of the browser lock under which all other edits of the key run; by default the key, as in `useStoredValue`. */
  readonly lock?: string;
  /** What a reset would remove, such as `3 saved`; empty if the value, which may be any JSON, is as it came. */
  describe(value: unknown): string;
  /** The part of the value that is not as it came; by default all of it. After a reset, Undo keeps it. */
  edits?(value: unknown): unknown;
}

export interface DeclaredArchive {
  /** `Conversations` */
  readonly label: string;
  /** What a reset would remove, such as `2 with the assistant`; empty if there is nothing. */
  describe(): Promise<string>;
  /** The same for an own shop, by its namespace: what goes with it when it is deleted. */
  describeIn?(namespace: string): Promise<string>;
  /** All or nothing. If there is room, the archive keeps what was removed until it is put back or the next removal. */
  removeAll(): Promise<RemovedArchive>;
  /** Puts back what the last removal kept, also of an earlier visit. What exists already stays as it is. */
  putBackLast(): Promise<void>;
}

export interface RemovedArchive {
  /** False if there was no room to keep it: then only this object can put it back. */
  readonly isKept: boolean;
  /** Can be called again. What exists already stays as it is. */
  putBack(): Promise<void>;
}

/** Records that are backed up as text. `namespace` is that of an own shop; empty for the sample. */
export interface DeclaredBackup {
  /** Names the records in backup files, together with the name of the remote, so that it never changes: `conversations`. */
  readonly name: string;
  /** `Conversations` */
  readonly label: string;
  /** All records as they are at one moment, always in the same order; empty if there is nothing. */
  read(namespace: string): Promise<readonly BackupRecord[]>;
  /** Replaces all records and tells open screens. Rejects and changes nothing if one is not valid or there is no room. */
  write(namespace: string, records: readonly BackupRecord[]): Promise<void>;
}

export interface BackupRecord {
  /** Each name once. */
  readonly name: string;
  readonly text: string;
}
