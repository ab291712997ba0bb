import type { AutoSavedStore } from '../data/autoSavedStore';
import { excerptOf, searchTextOf, wordsOf } from '../domain/searchMessages';
import type { ConversationSummary } from '../domain/summary';

/** Conversations read at a time, so that other work on the storage gets its turn. */
const batchSize = 40;

/**
 * Returns a search through titles and shown messages of all conversations. It resolves to an excerpt for each that has
 * every word, by id. What was read is remembered until it changes; what cannot be read is left out.
 */
export function createMessageSearch(
  store: Pick<AutoSavedStore, 'read' | 'subscribe'>,
  summaries: () => readonly ConversationSummary[],
) {
  const texts = new Map<string, string>();
  store.subscribe((id) => (id === undefined ? texts.clear() : texts.delete(id)));

  async function textOf(id: string): Promise<string> {
    const known = texts.get(id);
    if (known !== undefined) return known;
    const conversation = await store.read(id).catch((error: unknown) => {
      console.warn(`The conversation ${id} could not be searched.`, error);
      return undefined;
    });
    const text = conversation ? searchTextOf(conversation) : '';
    if (conversation) texts.set(id, text);
    return text;
  }

  return async (query: string, { aborted }: { readonly aborted: () => boolean }) => {
    const words = wordsOf(query);
    const found = new Map<string, string>();
    const all = words.length === 0 ? [] : summaries();
    for (let start = 0; start < all.length && !aborted(); start += batchSize) {
      await Promise.all(
        all.slice(start, start + batchSize).map(async ({ id, title }) => {
          const excerpt = excerptOf(title, await textOf(id), words);
          if (excerpt !== undefined) found.set(id, excerpt);
        }),
      );
    }
    return found as ReadonlyMap<string, string>;
  };
}
