import type { AutoSavedStore } from '../data/autoSavedStore';
import type { Conversation } from '../domain/conversation';
import type { Operation } from '../domain/operations';
import { sortSummaries, summaryOf, type ConversationSummary } from '../domain/summary';
import type { AssistantState } from './assistantState';
import { without, type PageState } from './pageState';

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
    if (!writing.get(id)) void refresh(id);
  });

  async function loadList() {
    try {
      const [summaries, isPersistent] = await Promise.all([store.summaries(), store.isPersistent()]);
      set(() => ({
        summaries: sortSummaries(summaries),
        hasListFailed: false,
        storage: isPersistent ? storageStatus() : 'memory',
        unreadable: store.unreadable(),
      }));
    } catch (error) {
      console.error('The conversations could not be read.', error);
      set(() => ({ hasListFailed: true }));
    }
  }

  async function refresh(id: string) {
    const isOpen = get().conversations[id] !== undefined;
    const [summary, conversation] = await Promise.all([store.summary(id), isOpen ? store.read(id) : undefined]);
    if (writing.get(id)) return;
    if (!summary) onGone(id);
    set(({ summaries, conversations, storage }) => ({
      summaries: summaries && withSummary(summaries, id, summary),
      conversations: isOpen ? { ...conversations, [id]: conversation ?? 'missing' } : conversations,
      storage: storage === 'memory' ? storage : storageStatus(),
      unreadable: store.unreadable(),
    }));
  }

  function storageStatus() {
    return store.problem() ?? 'saved';
  }

  function show(conversation: Conversation) {
    set(({ summaries, conversations }) => ({
      summaries: summaries && withSummary(summaries, conversation.id, summaryOf(conversation)),
      conversations: { ...conversations, [conversation.id]: conversation },
    }));
  }

  async function write(id: string, change: () => Promise<unknown>) {
    writing.set(id, (writing.get(id) ?? 0) + 1);
    await change();
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
      if (present !== undefined && present !== 'missing') return;
      const conversation = await store.read(id);
      set(({ conversations }) => ({
        conversations: { ...conversations, [id]: conversation ?? 'missing' },
        unreadable: store.unreadable(),
      }));
    },
    async create(conversation: Conversation) {
      show(conversation);
      await write(conversation.id, () => store.create(conversation));
    },
    async edit(id: string, operation: Operation) {
      const shown = get().conversations[id];
      if (shown !== undefined && shown !== 'missing') show(operation(shown));
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
