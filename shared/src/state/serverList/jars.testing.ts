import * as v from 'valibot';
import { fakeStorage } from '@back-office/shared/testing';
import { openStore } from '../editLock';
import { createEditStore } from '../editStore';
import { createStoredList } from '../storedList';
import type { createTestDocuments } from './documents.testing';
import { listFormat } from './documentFormat';
import { unsentEdits } from './unsentEdits';

type TestDocuments = ReturnType<typeof createTestDocuments>;

interface Jar {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

type Operation =
  | { readonly kind: 'add'; readonly jars: readonly Jar[] }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'move'; readonly id: string; readonly by: number }
  | { readonly kind: 'remove'; readonly ids: readonly string[] };

const jar = v.object({ id: v.string(), name: v.string(), count: v.number() });
const readJars = (list: readonly unknown[]) => ({
  entries: list.flatMap((each) => (v.is(jar, each) ? [each] : [])),
  unreadable: list.filter((each) => !v.is(jar, each)),
});

function applyTo(before: readonly Jar[], operation: Operation): readonly Jar[] {
  if (operation.kind === 'add') {
    const ids = new Set(before.map(({ id }) => id));
    const added = operation.jars.filter(({ id }) => !ids.has(id));
    return added.length === 0 ? before : [...before, ...added];
  }
  if (operation.kind === 'remove') return before.filter(({ id }) => !operation.ids.includes(id));
  if (!before.some(({ id }) => id === operation.id)) return before;
  return before.map((each) => {
    if (each.id !== operation.id) return each;
    return operation.kind === 'rename'
      ? { ...each, name: operation.name }
      : { ...each, count: each.count + operation.by };
  });
}

export const jarOf = (id: string, count = 0): Jar => ({ id, name: id, count });

let ids = 0;

export function openJars(
  server: TestDocuments,
  storage = fakeStorage(),
  { connection = server.connect(), list = 'jars' } = {},
) {
  const opened = openStore(
    { storage, locks: undefined, newId: () => `edit-${(ids += 1)}`, documents: connection.store },
    list,
  );
  const stored = createStoredList<Jar>({ ...opened.place, key: list, freshStart: [], readEntries: readJars });
  const { edit } = createEditStore<readonly Jar[], Operation>(opened, {
    list,
    stored,
    apply: (before, operation) => ({
      after: applyTo(before, operation),
      changed: 1,
      inverse: operation,
      text: operation.kind,
    }),
    format: listFormat(readJars, (jars) => ({ kind: 'add', jars })),
  });
  return {
    ...connection,
    connection,
    storage,
    edit,
    list: stored.read,
    unsent: () => unsentEdits('', storage).get(list) ?? 0,
  };
}

export function addJar(id: string, count = 0): Operation {
  return { kind: 'add', jars: [jarOf(id, count)] };
}

/** Jars 0, 1, 2 and so on. */
export function addJars(count: number): Operation {
  return { kind: 'add', jars: Array.from({ length: count }, (_, index) => jarOf(String(index))) };
}

export function jarsOn({ stored }: TestDocuments): unknown {
  const contentOf = (key: string) => stored.get(key)?.value as Content | undefined;
  const { entries, parts } = contentOf('jars') ?? {};
  return parts ? parts.flatMap((id) => contentOf(`jars~${id}`)?.entries) : entries;
}

interface Content {
  readonly entries?: readonly unknown[];
  readonly parts?: readonly string[];
}
