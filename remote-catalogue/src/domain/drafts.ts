import type { StoredValueDefinition } from '@back-office/shared/state';

/** What was typed into a form and not saved. */
export interface StoredDraft<Form> {
  /** ISO 8601 instant. */
  readonly at: string;
  readonly form: Form;
}

/** By the name of what was typed, such as the item. */
export type StoredDrafts<Form> = Readonly<Record<string, StoredDraft<Form>>>;

export type DraftsDefinition<Form> = StoredValueDefinition<StoredDrafts<Form>>;

/** The last ones are kept. */
const maxDrafts = 20;

/** The drafts with this one; without it if there is nothing to keep. The oldest go when there are too many. */
export function withDraft<Form>(
  drafts: StoredDrafts<Form>,
  name: string,
  kept: Form | undefined,
  at: string,
): StoredDrafts<Form> {
  const { [name]: _old, ...others } = drafts;
  if (!kept) return others;
  return { ...Object.fromEntries(newestDrafts(others).slice(0, maxDrafts - 1)), [name]: { at, form: kept } };
}

/** With their names, the newest first. */
export function newestDrafts<Form>(drafts: StoredDrafts<Form>): readonly (readonly [string, StoredDraft<Form>])[] {
  return Object.entries(drafts).sort(([, one], [, other]) => (one.at < other.at ? 1 : -1));
}

/** What an earlier draft is kept under that another one takes the place of. */
function asideName(name: string, at: string): string {
  return `${name}\n${at}`;
}

/** The draft with this name, else the newest that was put aside for it. */
export function draftNamed<Form>(drafts: StoredDrafts<Form>, name: string): StoredDraft<Form> | undefined {
  return drafts[name] ?? newestDrafts(drafts).find(([other]) => other.startsWith(asideName(name, '')))?.[1];
}

/** The drafts with this one put aside, so that the next one with its name does not replace it. */
export function withAside<Form>(drafts: StoredDrafts<Form>, name: string, { at }: StoredDraft<Form>) {
  const { [name]: current, ...others } = drafts;
  return current?.at === at ? { ...others, [asideName(name, at)]: current } : drafts;
}

/** The drafts without one that was put aside. */
export function withoutAside<Form>(drafts: StoredDrafts<Form>, name: string, { at }: StoredDraft<Form>) {
  const { [asideName(name, at)]: _gone, ...others } = drafts;
  return others;
}
