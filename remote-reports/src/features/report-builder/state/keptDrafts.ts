import type { Builder } from '../domain/builder';

/** Unsaved reports of this page, by the report they change. They last as long as the page, not longer. */
const drafts = new Map<string, Builder>();

function keyOf(namespace: string, id: string | undefined) {
  return `${namespace}:${id ?? ''}`;
}

/** The unsaved report that was left behind when the builder was closed. Without an id, a new one. */
export function keptDraft(namespace: string, id: string | undefined): Builder | undefined {
  return drafts.get(keyOf(namespace, id));
}

export function keepDraft(namespace: string, id: string | undefined, builder: Builder): void {
  drafts.set(keyOf(namespace, id), builder);
}

export function dropDraft(namespace: string, id: string | undefined): void {
  drafts.delete(keyOf(namespace, id));
}
