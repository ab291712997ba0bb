import type { PageState } from '@back-office/shared/loading';
import type { AutoSavedStore } from '../data/autoSavedStore';
import type { Conversation } from '../domain/conversation';
import type { Operation } from '../domain/operations';
import { sortSummaries, summaryOf, type ConversationSummary } from '../domain/summary';
import { without, type AssistantState, type StorageStatus } from './assistantState';

/**
 * The list and the opened conversations. An edit shows at once and is then stored; what another tab changed is read
 * again, one conversation at a time.
 */
export function createConversations(
  state: PageState<AssistantState>,
  store: AutoSavedStore,
  onGone: (id: string) => void,
) {
  const { get, set } = state;
  /** Number of edits being stored, by conversation: what is read meanwhile is already out of date. */
  const writing = new Map<string, number>();
  let isFirst = true;

  const stop = store.subscribe((id) => {
    if (id === undefined) void refreshAll();
    else if (!writing.get(id)) void refresh(id);
  });

  async function loadList() {
    try {
      const [summaries, storage] = await Promise.all([store.summaries(), storageStatus()]);
      const unreadable = await store.unreadable();
      set(() => ({ summaries: sortSummaries(summaries), hasListFailed: false, storage, unreadable }));
    } catch (error) {
      console.error('The conversations could not be read.', error);
      set(() => ({ hasListFailed: true }));
    }
  }

  /** What cannot be read stays on screen as it is. */
  async function refresh(id: string) {
    try {
      const isOpen = get().conversations[id] !== undefined;
      const [summary, conversation] = await Promise.all([store.summary(id), isOpen ? store.read(id) : undefined]);
      const unreadable = await store.unreadable();
      if (writing.get(id)) return;
      if (!summary) onGone(id);
      set(({ summaries, conversations }) => ({
        summaries: summaries && withSummary(summaries, id, summary),
        conversations: isOpen ? { ...conversations, [id]: conversation ?? 'missing' } : conversations,
        unreadable,
      }));
    } catch (error) {
      console.error(`The conversation ${id} could not be read again.`, error);
    }
    await showStorage();
  }

  /** The storage was lost or is there again. While it is lost, the list stays as it was. */
  async function refreshAll() {
    await showStorage();
    if (get().storage === 'memory') return;
    await Promise.all([
      get().summaries && loadList(),
      ...Object.keys(get().conversations).map((id) => (writing.get(id) ? undefined : refresh(id))),
    ]);
  }

  async function showStorage() {
    const storage = await storageStatus();
    if (storage !== get().storage) set(() => ({ storage }));
  }

  async function storageStatus(): Promise<StorageStatus> {
    return (await store.isPersistent()) ? (store.problem() ?? 'saved') : 'memory';
  }

  function show(conversation: Conversation) {
    set(({ summaries, conversations }) => ({
      summaries: summaries && withSummary(summaries, conversation.id, summaryOf(conversation)),
      conversations: { ...conversations, [conversation.id]: conversation },
    }));
  }

  async function write(id: string, change: () => Promise<unknown>) {
    writing.set(id, (writing.get(id) ?? 0) + 1);
    try {
      await change();
    } catch (error) {
      console.error(`The conversation ${id} could not be stored.`, error);
    }
    writing.set(id, (writing.get(id) ?? 1) - 1);
    if (!writing.get(id)) await refresh(id);
  }

  return {
    /** Reads the list once; called by every screen that shows it. */
    start() {
      if (isFirst) void loadList();
      isFirst = false;
    },
    reload: loadList,
    /** Reads a conversation that will be shown. */
    async open(id: string) {
      const present = get().conversations[id];
      if (typeof present === 'object') return;
      try {
        const conversation = await store.read(id);
        const unreadable = await store.unreadable();
        set(({ conversations }) => ({
          conversations: { ...conversations, [id]: conversation ?? 'missing' },
          unreadable,
        }));
      } catch (error) {
        console.error(`The conversation ${id} could not be read.`, error);
        set(({ conversations }) => ({ conversations: { ...conversations, [id]: 'unreadable' } }));
      }
    },
    async create(conversation: Conversation) {
      show(conversation);
      await write(conversation.id, () => store.create(conversation));
    },
    async edit(id: string, operation: Operation) {
      const shown = get().conversations[id];
      if (typeof shown === 'object') show(operation(shown));
      await write(id, () => store.edit(id, operation));
    },
    async remove(id: string) {
      onGone(id);
      set(({ summaries, conversations }) => ({
        summaries: summaries && withSummary(summaries, id, undefined),
        conversations: without(conversations, id),
      }));
      await write(id, () => store.remove(id));
    },
    discardDamaged: store.discardDamaged,
    restoreDamaged: store.restoreDamaged,
    close() {
      stop();
      store.close();
    },
  };
}

export type Conversations = ReturnType<typeof createConversations>;

function withSummary(
  summaries: readonly ConversationSummary[],
  id: string,
  summary: ConversationSummary | undefined,
): readonly ConversationSummary[] {
  const others = summaries.filter((each) => each.id !== id);
  return summary ? sortSummaries([...others, summary]) : others;
}
