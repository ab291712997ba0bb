import * as v from 'valibot';
import type { DocumentChange, DocumentStore } from '@back-office/shared/contract';
import { isLongJson } from '../longList/jsonLength';
import { partsOf, type ListPart } from '../longList/listParts';
import type { ReadList } from '../storedList';

export interface ServerState {
  /** Of its document; 0 without a document. */
  readonly revision: number;
  /** Ids of the last edits that are part of it. */
  readonly edits: readonly string[];
  /** A short list is one part without an id, which is in the document itself. */
  readonly parts: readonly ServerPart[];
}

interface ServerPart extends ListPart {
  /** What this version of the product cannot read stays in its part. */
  readonly unreadable: readonly unknown[];
  /** Not read but taken from the copy in this browser: it is read before another part takes its place. */
  readonly isAssumed: boolean;
}

/** What a browser notes of the parts of a list, to find them in its copy. */
export interface KnownParts {
  readonly revision: number;
  readonly parts: readonly { readonly id: string; readonly count: number; readonly isWhole: boolean }[];
}

interface ListDocumentOptions {
  readonly documents: DocumentStore;
  readonly key: string;
  readonly newId: () => string;
  readonly readEntries: (entries: readonly unknown[]) => ReadList<unknown>;
}

const noId = '';
const editIds = v.array(v.string());
/** A long list is the ids of its parts in their order. */
const documentValue = v.union([
  v.looseObject({ parts: v.array(v.string()), edits: editIds }),
  v.looseObject({ entries: v.array(v.unknown()), edits: editIds }),
]);
const partValue = v.looseObject({ entries: v.array(v.unknown()) });

const limits = {
  /** Entries of a part: few, because all of them are sent with an edit of one. */
  part: 500,
  /** Characters of a part; one that has more is cut. */
  partLength: 2 ** 20,
  reads: 20,
  readsAtOnce: 4,
} as const;

export type ListDocument = ReturnType<typeof createListDocument>;

/**
 * The document of a list on its server. A short list is in the document itself. Of a long one it has the ids of parts, each
 * a document that never changes: changed entries get new parts, which one request adds, names, and puts in the place of the
 * old ones. See docs/decisions/0019-long-lists-of-connected-shops-are-several-documents.md.
 */
export function createListDocument(options: ListDocumentOptions) {
  const { documents, key } = options;
  const { known, partOf, readParts, partsFor, replaceParts } = createParts(options);
  let last: ServerState | undefined;
  /** The document was changed by others since the server told its revisions. */
  let isInTheWay = false;

  /** `undefined` if others have changed the list meanwhile. */
  async function tryToRead(): Promise<ServerState | undefined> {
    const document = await documents.read(key);
    if (!document) return emptyState;
    const content = v.parse(documentValue, document.value);
    const { revision } = document;
    const parts = hasEntries(content) ? [partOf(noId, content.entries)] : await readParts(content.parts);
    return parts && { revision, edits: content.edits, parts };
  }

  function forget() {
    last = undefined;
    isInTheWay = true;
  }

  return {
    async read(): Promise<ServerState> {
      const told = documents.revisions()?.get(key);
      if (last && last.revision === told) return last;
      // One that was added since is found when it is in the way.
      if (told === undefined && !isInTheWay) return emptyState;
      for (let reads = 0; reads < limits.reads; reads += 1) {
        const state = await tryToRead();
        if (!state) continue;
        isInTheWay = false;
        return (last = state);
      }
      throw new Error('Others change this list all the time.');
    },

    /**
     * What makes the list of the server this one, and the list as it is then. `undefined` if parts had to be read, so that
     * nothing in them is lost: then the list as the server has it is to be read again.
     */
    async changesTo(state: ServerState, entries: readonly unknown[], edits: readonly string[]) {
      const cut = partsFor(entries, state.parts);
      const replaced = state.parts.filter((part) => !cut.includes(part));
      const assumed = replaced.filter(({ isAssumed }) => isAssumed).map(({ id }) => id);
      if (assumed.length > 0) {
        assumed.forEach((id) => known.delete(id));
        const parts = (await readParts(assumed)) && (await readParts(state.parts.map(({ id }) => id)));
        if (parts) last = { ...state, parts };
        else forget();
        return undefined;
      }
      return replaceParts(state, cut, edits);
    },

    /** Called when something is in the way of a change. */
    forget,

    /** The list is as the server has it now. What is to be noted of it. */
    keep(state: ServerState): KnownParts {
      last = state;
      const ids = new Set(state.parts.map(({ id }) => id));
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
      return {
        revision: state.revision,
        parts: state.parts
          .filter(({ id }) => id !== noId)
          .map(({ id, entries, unreadable }) => ({ id, count: entries.length, isWhole: unreadable.length === 0 })),
      };
    },

    /** The copy in this browser is what the server had: its parts need not be read. */
    assume: ({ parts }: KnownParts, entries: readonly unknown[]) => assumeParts(known, parts, entries),
  };
}

/** The parts of a long list that were read or written. */
function createParts({ documents, key, newId, readEntries }: ListDocumentOptions) {
  const partKey = (id: string) => `${key}~${id}`;
  const known = new Map<string, ServerPart>();

  function partOf(id: string, content: readonly unknown[]): ServerPart {
    const { entries, unreadable } = readEntries(content);
    return { id, entries, unreadable, isAssumed: false };
  }

  function newPart(entries: readonly unknown[]): ServerPart {
    return { id: newId(), entries, unreadable: [], isAssumed: false };
  }

  /** `undefined` if one of them is not there any more. */
  async function readParts(ids: readonly string[]): Promise<readonly ServerPart[] | undefined> {
    const missing = ids.filter((id) => !known.has(id));
    const work = async () => {
      for (let id = missing.shift(); id !== undefined; id = missing.shift()) {
        const document = await documents.read(partKey(id));
        if (document) known.set(id, partOf(id, v.parse(partValue, document.value).entries));
        else missing.length = 0;
      }
    };
    await Promise.all(Array.from({ length: limits.readsAtOnce }, work));
    const parts = ids.flatMap((id) => known.get(id) ?? []);
    return parts.length === ids.length ? parts : undefined;
  }

  /** The parts of the list as it will be: unchanged ones as they are, or one without an id. */
  function partsFor(entries: readonly unknown[], before: readonly ServerPart[]): readonly ServerPart[] {
    const stored = new Map(before.filter(({ id }) => id !== noId).map((part) => [part.id, part]));
    const parts = partsOf(entries, [...stored.values()], newId, limits.part).flatMap(
      (part) => stored.get(part.id) ?? cutLong(part.entries).map(newPart),
    );
    const isLong = parts.length > 1 && documents.writeAll !== undefined;
    return isLong ? parts : [{ id: noId, entries, unreadable: [], isAssumed: false }];
  }

  /** The requests that put these parts in the place of those of the server, and the list as it is then. */
  function replaceParts(state: ServerState, cut: readonly ServerPart[], edits: readonly string[]) {
    const isNew = (part: ServerPart) => !state.parts.includes(part);
    const replaced = state.parts.filter((part) => !cut.includes(part));
    const unreadable = replaced.flatMap((part) => part.unreadable);
    const parts = withUnreadable(cut, unreadable, isNew, newPart);
    const added = parts.filter((part) => part.id !== noId && isNew(part));
    added.forEach((part) => known.set(part.id, part));
    const isLong = parts.every(({ id }) => id !== noId);
    const content = isLong ? { parts: parts.map(({ id }) => id) } : { entries: parts.flatMap(contentOf) };
    const changes: readonly DocumentChange[] = [
      { key, revision: state.revision || undefined, value: { ...content, edits } },
      ...added.map((part) => ({ key: partKey(part.id), revision: undefined, value: { entries: contentOf(part) } })),
      ...replaced.filter(({ id }) => id !== noId).map(({ id }) => ({ key: partKey(id), revision: 1 })),
    ];
    const next: ServerState = { revision: state.revision + 1, edits, parts };
    return { changes, next };
  }

  return { known, partOf, readParts, partsFor, replaceParts };
}

function assumeParts(known: Map<string, ServerPart>, parts: KnownParts['parts'], entries: readonly unknown[]) {
  if (parts.every(({ id, isWhole }) => !isWhole || known.has(id))) return;
  if (parts.reduce((sum, { count }) => sum + count, 0) !== entries.length) return;
  let at = 0;
  for (const { id, count, isWhole } of parts) {
    const own = entries.slice(at, (at += count));
    if (isWhole && !known.has(id)) known.set(id, { id, entries: own, unreadable: [], isAssumed: true });
  }
}

const emptyState: ServerState = { revision: 0, edits: [], parts: [] };

type ListContent = Extract<v.InferOutput<typeof documentValue>, { readonly entries: unknown }>;

function hasEntries(content: v.InferOutput<typeof documentValue>): content is ListContent {
  return 'entries' in content;
}

function contentOf({ entries, unreadable }: ServerPart): readonly unknown[] {
  return [...entries, ...unreadable];
}

/** What could not be read in parts that are replaced is in the last new part then. */
function withUnreadable(
  parts: readonly ServerPart[],
  unreadable: readonly unknown[],
  isNew: (part: ServerPart) => boolean,
  newPart: (entries: readonly unknown[]) => ServerPart,
): readonly ServerPart[] {
  if (unreadable.length === 0) return parts;
  const target = parts.findLast(isNew);
  if (!target) return [...parts, { ...newPart([]), unreadable }];
  return parts.map((part) => (part === target ? { ...part, unreadable } : part));
}

/** Halves of halves, until each is short enough or one entry. */
function cutLong(entries: readonly unknown[]): readonly (readonly unknown[])[] {
  if (entries.length <= 1 || !isLongJson(entries, limits.partLength)) return [entries];
  const middle = Math.ceil(entries.length / 2);
  return [...cutLong(entries.slice(0, middle)), ...cutLong(entries.slice(middle))];
}
