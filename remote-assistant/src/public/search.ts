import type { SearchGroup, SearchProvider } from '@back-office/shared/contract';
import { shortInstant } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { matchesWords, placeGroup, type LinkedPlace } from '@back-office/shared/search';
import { shopNamespace } from '@back-office/shared/shop';
import { openedAddress, shopIdIn } from '@back-office/shared/url';
import { createBrowserConversationsStore } from '../data/browserConversationsStore';
import { conversationPath } from '../domain/conversation';
import { sortSummaries } from '../domain/summary';

const maxConversations = 5;

const screens: readonly LinkedPlace[] = [
  { title: 'Assistant', path: paths.chatbot(), words: 'chat chatbot help ask question conversation' },
  { title: 'Product recommendations', path: paths.recommendations(), words: 'recommend buy suggest need budget' },
];

const actions: readonly LinkedPlace[] = [
  { title: 'New conversation', path: conversationPath('new'), words: 'assistant chat ask start' },
];

/** The conversations of the page's shop, which its address names. */
const shopId = shopIdIn(openedAddress());
const namespace = shopId === undefined ? '' : shopNamespace({ id: shopId, source: 'browser' });
const store = createBrowserConversationsStore({ namespace, now: Date.now });

/** Conversations by their title or last message, and the screens and actions of this remote. */
export const search: SearchProvider = {
  finds: 'conversations by title or last message',
  prepare: () => store.summaries().then(() => undefined),
  async search(query) {
    const found = await conversationsGroup(query);
    return [...placeGroup('Screens', screens, query), ...placeGroup('Actions', actions, query), ...found];
  },
};

async function conversationsGroup(query: string): Promise<readonly SearchGroup[]> {
  const all = sortSummaries(await store.summaries());
  const found = all.filter(({ title, preview }) => matchesWords(`${title} ${preview}`, query));
  if (found.length === 0) return [];
  const note = found.length > maxConversations ? `First ${maxConversations} of ${found.length}` : undefined;
  const results = found.slice(0, maxConversations).map(({ id, title, preview, updatedAt }) => ({
    id,
    title,
    detail: `${shortInstant(updatedAt)} · ${preview}`,
    path: conversationPath(id),
    kind: 'screen' as const,
  }));
  return [{ title: 'Conversations', note, results }];
}
