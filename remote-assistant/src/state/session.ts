import { createPageState, type PageState } from '@back-office/shared/loading';
import { createAutoSavedStore } from '../data/autoSavedStore';
import { checkedServices } from '../data/checkedServices';
import type { ConversationsStore } from '../data/conversationsStore';
import type { Conversation, ConversationSettings, Message, Rating } from '../domain/conversation';
import { addMessage, changeSettings, editMessage, rateMessage, renameTo, showVersion } from '../domain/operations';
import type { AssistantServices, ReplyContext } from '../domain/services';
import { titleOf } from '../domain/summary';
import { draftIdOf, initialState, newConversationId, type AssistantState, type Draft } from './assistantState';
import { createConversations, type Conversations } from './conversations';
import { createDrafts } from './drafts';
import { createMessageSearch } from './messageSearch';
import { createReplies } from './replies';

export interface SessionOptions {
  readonly store: ConversationsStore;
  readonly services: AssistantServices;
  readonly now: () => number;
  readonly newId: () => string;
  readonly autoSave: AutoSave;
  readonly onReply?: (() => void) | undefined;
}

interface AutoSave {
  readonly isOn: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export type AssistantSession = ReturnType<typeof createAssistantSession>;

/**
 * The assistant of one page: conversations, drafts and replies. Widget and full screen share it, and it outlives both,
 * so that a reply arrives wherever the merchant has gone.
 */
export function createAssistantSession(options: SessionOptions) {
  const { now, newId, autoSave, onReply = () => undefined } = options;
  const services = checkedServices(options.services);
  const state = createPageState(initialState);
  const store = createAutoSavedStore(options.store, autoSave.isOn);
  const conversations = createConversations(state, store, forget);
  const drafts = createDrafts(state, { analysis: services.analysis, now, newId });
  const replies = createReplies(state, { service: services.replies, conversations, now, newId, onReply });
  const stopAutoSave = autoSave.subscribe(() => void store.flush());

  function forget(id: string) {
    replies.drop(id);
    drafts.move(id, newConversationId);
    if (state.get().currentId === id) state.set(() => ({ currentId: newConversationId, createdId: undefined }));
  }

  return {
    state,
    /** The clock, in epoch milliseconds. */
    now,
    start: conversations.start,
    retryList: () => void conversations.reload(),
    /** What messages say about the words, by the id of their conversation. */
    search: createMessageSearch(store, () => state.get().summaries ?? []),
    open(id: string) {
      state.set(() => ({ currentId: id, createdId: undefined }));
      if (id !== newConversationId) void conversations.open(id);
    },
    setText: (id: string, text: string) => drafts.setText(draftIdOf(state.get(), id), text),
    attach: drafts.attach,
    detach: drafts.detach,
    dismissProblem: drafts.dismissProblem,
    ...createQuestions(state, { conversations, drafts, replies, now, newId }),
    regenerate: (id: string, replyId: string, context: ReplyContext) => void replies.regenerate(id, replyId, context),
    stop(id: string) {
      drafts.stopWaiting(id);
      replies.stop(id);
    },
    rate: (id: string, messageId: string, rating: Rating) =>
      void conversations.edit(id, rateMessage(messageId, rating)),
    rename: (id: string, title: string) => void conversations.edit(id, renameTo(title)),
    /** Shows another version of an edited question. Ignored while a reply is pending. */
    showVersion(id: string, messageId: string) {
      if (!replies.isRunning(id)) void conversations.edit(id, showVersion(messageId));
    },
    remove(conversation: Conversation): Removal {
      const { id } = conversation;
      const { text } = drafts.clear(id);
      const removed = conversations.remove(id);
      return {
        next: state.get().summaries?.[0]?.id,
        async undo() {
          await removed;
          if (text !== '') drafts.setText(id, text);
          await conversations.create(conversation);
        },
      };
    },
    setSettings(id: string, settings: ConversationSettings) {
      if (id === newConversationId) state.set(() => ({ newSettings: settings }));
      else void conversations.edit(id, changeSettings(settings));
    },
    /** Of a damaged conversation: deletes it, or puts back what can be read of it. */
    discardDamaged: store.discardDamaged,
    restoreDamaged: store.restoreDamaged,
    requestFocus: () => state.set(({ focusRequests }) => ({ focusRequests: focusRequests + 1 })),
    close() {
      stopAutoSave();
      replies.close();
      drafts.close();
      conversations.close();
    },
  };
}

interface Removal {
  /** The first conversation that remains. */
  readonly next: string | undefined;
  /** Puts it back with the text of its draft. */
  readonly undo: () => Promise<void>;
}

interface QuestionsOptions extends Pick<SessionOptions, 'now' | 'newId'> {
  readonly conversations: Conversations;
  readonly drafts: ReturnType<typeof createDrafts>;
  readonly replies: ReturnType<typeof createReplies>;
}

/** Puts questions into their conversations and asks for the replies. */
function createQuestions(
  state: PageState<AssistantState>,
  { conversations, drafts, replies, now, newId }: QuestionsOptions,
) {
  function opened(id: string): Conversation | undefined {
    const conversation = state.get().conversations[id];
    return typeof conversation === 'object' ? conversation : undefined;
  }

  function post(id: string, { text, files }: Pick<Draft, 'text' | 'files'>, context: ReplyContext) {
    const timestamp = now();
    const question = questionFrom({ text, files }, newId(), timestamp);
    const present = opened(id);
    if (present) {
      void conversations.edit(id, addMessage(question));
      void replies.run(opened(id) ?? present, question, context);
      return id;
    }
    const names = files.map(({ file }) => file.name);
    const created: Conversation = {
      id: newId(),
      title: titleOf(text, names),
      messages: [question],
      createdAt: timestamp,
      updatedAt: timestamp,
      settings: state.get().newSettings,
    };
    state.set(() => ({ currentId: created.id, createdId: created.id, newSettings: initialState.newSettings }));
    void conversations.create(created);
    void replies.run(created, question, context);
    return created.id;
  }

  return {
    /**
     * Sends the draft of a conversation, and creates the conversation for the first message. Ignored for a blank draft
     * and while a reply is pending. Resolves to the id of the conversation once the message is in it.
     */
    async send(id: string, context: ReplyContext): Promise<string | undefined> {
      const { text, files, isWaiting } = drafts.draftOf(id);
      const isBlank = text.trim() === '' && files.length === 0;
      if (isBlank || isWaiting || replies.isRunning(id)) return undefined;
      const draft = await drafts.whenRead(id);
      if (!draft || replies.isRunning(id)) return undefined;
      drafts.clear(id);
      return post(id, draft, context);
    },
    /** Sends a text that was offered, such as an example question; the draft stays. */
    async ask(id: string, text: string, context: ReplyContext): Promise<string | undefined> {
      return replies.isRunning(id) ? undefined : post(id, { text, files: [] }, context);
    },
    /** Asks a question again in other words. What followed it stays in a branch. Blank texts are ignored. */
    editMessage(id: string, messageId: string, text: string, context: ReplyContext) {
      const before = opened(id)?.messages.find((message) => message.id === messageId);
      const hasFiles = (before?.metadata?.files?.length ?? 0) > 0;
      if (!before || replies.isRunning(id) || (text.trim() === '' && !hasFiles)) return;
      const edited = { ...before, id: newId(), content: text.trim(), timestamp: now() };
      void conversations.edit(id, editMessage(messageId, edited));
      const conversation = opened(id);
      if (conversation) void replies.run(conversation, edited, context);
    },
    /** Answers a last question that has no reply, for instance because the page was closed too early. */
    answer(id: string, context: ReplyContext) {
      const conversation = opened(id);
      const last = conversation?.messages.at(-1);
      if (conversation && last?.role === 'user') void replies.run(conversation, last, context);
    },
  };
}

function questionFrom({ text, files }: Pick<Draft, 'text' | 'files'>, id: string, timestamp: number): Message {
  const message = { id, role: 'user', content: text.trim(), timestamp } as const;
  if (files.length === 0) return { ...message, messageType: 'text' };
  const described = files.map(({ file: { name, size }, reading }) => ({
    name,
    size,
    ...(reading.step === 'read' && { facts: reading.facts }),
  }));
  return { ...message, messageType: 'file', metadata: { files: described } };
}
