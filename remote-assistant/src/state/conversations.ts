import type { PageState } from '@back-office/shared/loading';
import type { AutoSavedStore } from '../data/autoSavedStore';
import type { Conversation } from '../domain/conversation';
import { applyOperation, type Operation } from '../domain/operations';
import { sortSummaries, summaryOf, type ConversationSummary } from '../domain/summary';
import { without, type AssistantState } from './assistantState';

/**
 * The list and the opened conversations. An edit shows at once and is then stored; what another tab changed is read
 * again, one conversation at a time.
 */
export function createConversations(
  { get, set }: PageState<AssistantState>,
  store: AutoSavedStore,
  onGone: (id: string) => void,
) {
  /** Number of edits being stored, by conversation: what is read meanwhile is already out of date. */
  const writing = new Map<string, number>();
  const isWriting = (id: string) => Boolean(writing.get(id));
  const reader = createReader({ get, set }, store, { onGone, isWriting });
  const stop = store.subscribe((id) => {
    if (id === undefined) void reader.refreshAll();
    else void reader.refresh(id);
  });
  let isFirst = true;

  function show(id: string, conversation: Conversation | undefined) {
    set(({ summaries, conversations }) => ({
      summaries: withSummary(summaries, id, conversation && summaryOf(conversation)),
      conversations: conversation ? { ...conversations, [id]: conversation } : without(conversations, id),
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
    await reader.refresh(id);
  }

  return {
    /** Reads the list once; called by every screen that shows it. */
    start() {
      if (isFirst) void reader.loadList();
      isFirst = false;
    },
    reload: reader.loadList,
    open: reader.open,
    async create(conversation: Conversation) {
      show(conversation.id, conversation);
      await write(conversation.id, () => store.create(conversation));
    },
    async edit(id: string, operation: Operation) {
      const shown = get().conversations[id];
      if (typeof shown === 'object') show(id, applyOperation(shown, operation));
      await write(id, () => store.edit(id, operation));
    },
    async remove(id: string) {
      onGone(id);
      show(id, undefined);
      await write(id, () => store.remove(id));
    },
    close() {
      stop();
      store.close();
    },
  };
}

export type Conversations = ReturnType<typeof createConversations>;

interface ReaderOptions {
  readonly onGone: (id: string) => void;
  readonly isWriting: (id: string) => boolean;
}

/** Reads what is stored into the state. */
function createReader(
  { get, set }: Pick<PageState<AssistantState>, 'get' | 'set'>,
  store: AutoSavedStore,
  { onGone, isWriting }: ReaderOptions,
) {
  async function showStorage() {
    const storage = (await store.isPersistent()) ? (store.problem() ?? 'saved') : 'memory';
    if (storage !== get().storage) set(() => ({ storage }));
  }

  async function loadList() {
    try {
      const summaries = sortSummaries(await store.summaries());
      const unreadable = await store.unreadable();
      await showStorage();
      set(() => ({ summaries, hasListFailed: false, unreadable }));
    } catch (error) {
      console.error('The conversations could not be read.', error);
      set(() => ({ hasListFailed: true }));
    }
  }

  /** What cannot be read stays on screen as it is. */
  async function refresh(id: string) {
    if (isWriting(id)) return;
    try {
      const isOpen = get().conversations[id] !== undefined;
      const [summary, conversation] = await Promise.all([store.summary(id), isOpen ? store.read(id) : undefined]);
      const unreadable = await store.unreadable();
      if (isWriting(id)) return;
      if (!summary) onGone(id);
      set(({ summaries, conversations }) => ({
        summaries: withSummary(summaries, id, summary),
        conversations: isOpen ? { ...conversations, [id]: conversation ?? 'missing' } : conversations,
        unreadable,
      }));
    } catch (error) {
      console.error(`The conversation ${id} could not be read again.`, error);
    }
    await showStorage();
  }

  return {
    loadList,
    refresh,
    /** The storage was lost or is there again. While it is lost, the list stays as it was. */
    async refreshAll() {
      await showStorage();
      const { storage, summaries, conversations } = get();
      if (storage === 'memory') return;
      await Promise.all([summaries && loadList(), ...Object.keys(conversations).map(refresh)]);
    },
    /** Reads a conversation that will be shown. */
    async open(id: string) {
      if (typeof get().conversations[id] === 'object') return;
      try {
        const conversation = (await store.read(id)) ?? 'missing';
        const unreadable = await store.unreadable();
        set(({ conversations }) => ({ conversations: { ...conversations, [id]: conversation }, unreadable }));
      } catch (error) {
        console.error(`The conversation ${id} could not be read.`, error);
        set(({ conversations }) => ({ conversations: { ...conversations, [id]: 'unreadable' } }));
      }
    },
  };
}

/** The list as it is with the summary of a conversation, or without one. */
function withSummary(
  summaries: readonly ConversationSummary[] | undefined,
  id: string,
  summary: ConversationSummary | undefined,
): readonly ConversationSummary[] | undefined {
  const others = summaries?.filter((each) => each.id !== id);
  return others && summary ? sortSummaries([...others, summary]) : others;
}
