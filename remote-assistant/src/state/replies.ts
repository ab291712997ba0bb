import type { PageState } from '@back-office/shared/loading';
import { causeOf, LedgerSourceError } from '@back-office/shared/ledger';
import type { Conversation, Message, MessageMetadata } from '../domain/conversation';
import { addMessage, questionOf, replaceMessage, setError, type Operation } from '../domain/operations';
import type { AnalyzedFile, ReplyContext, ReplyEvent, ReplyRequest, ReplyService } from '../domain/services';
import { without, type AssistantState, type PendingReply } from './assistantState';
import type { Conversations } from './conversations';

interface Options {
  readonly service: ReplyService;
  readonly conversations: Pick<Conversations, 'edit'>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly onReply: () => void;
}

/** Why a reply was aborted. */
type Abort = 'stopped' | 'deleted';

/** Replies being written: each goes to the conversation of its question, whatever is on screen by then. */
export function createReplies({ get, set }: PageState<AssistantState>, options: Options) {
  const { service, conversations, now, newId, onReply } = options;
  const running = new Map<string, AbortController>();

  async function run(conversation: Conversation, question: Message, context: ReplyContext, regenerates?: string) {
    const { id } = conversation;
    if (running.has(id)) return;
    const controller = new AbortController();
    running.set(id, controller);
    let reply: PendingReply = { text: '', links: [], suggestions: [], tables: [], regenerates };
    const show = () => set(({ replies }) => ({ replies: { ...replies, [id]: reply } }));
    const isEmpty = () => reply.text.trim() === '';
    const message = (more?: MessageMetadata) => messageOf(reply, newId(), now(), more);
    const put = (next: Message) => (regenerates === undefined ? addMessage(next) : replaceMessage(regenerates, next));

    /** The reply leaves the state in the same step in which its message enters it. */
    const finish = (operation: Operation | undefined, lastReply?: string) => {
      running.delete(id);
      const stored = operation && conversations.edit(id, operation);
      set(({ replies }) => ({
        replies: without(replies, id),
        ...(lastReply !== undefined && { lastReply: { conversationId: id, text: lastReply } }),
      }));
      return stored;
    };

    show();
    try {
      for await (const event of service.reply(requestOf(conversation, question, context, regenerates), controller)) {
        reply = withEvent(reply, event);
        show();
      }
      if (isEmpty()) throw new Error('The service sent an empty reply.');
    } catch (error) {
      if (controller.signal.aborted) {
        const isKept = controller.signal.reason === ('stopped' satisfies Abort) && !isEmpty();
        await finish(isKept ? put(message({ stopped: true })) : undefined);
        return;
      }
      console.error('The assistant could not answer.', error);
      const text = errorText(error, regenerates !== undefined);
      const failed =
        regenerates === undefined ? addMessage({ ...message(), error: text }) : setError(regenerates, text);
      await finish(failed, `Error: ${text}`);
      return;
    }
    // Outside of the try: a reply that cannot be stored has arrived nevertheless.
    const stored = finish(put(message()), reply.text);
    onReply();
    await stored;
  }

  function abort(id: string, reason: Abort) {
    running.get(id)?.abort(reason);
  }

  return {
    isRunning: (id: string) => running.has(id),
    run,
    /** Does nothing for a message that does not follow a question. */
    async regenerate(id: string, replyId: string, context: ReplyContext) {
      const conversation = get().conversations[id];
      if (typeof conversation !== 'object') return;
      const question = questionOf(conversation.messages, replyId);
      if (question) await run(conversation, question, context, replyId);
    },
    /** What has arrived so far stays. */
    stop: (id: string) => abort(id, 'stopped'),
    drop: (id: string) => abort(id, 'deleted'),
    close() {
      for (const id of running.keys()) abort(id, 'deleted');
    },
  };
}

function requestOf(
  conversation: Conversation,
  question: Message,
  context: ReplyContext,
  regenerates?: string,
): ReplyRequest {
  const { id, messages, settings } = conversation;
  const replaces = messages.find((message) => message.id === regenerates)?.content;
  const end = messages.findIndex((message) => message.id === question.id) + 1;
  return {
    conversationId: id,
    messages: messages.slice(0, end),
    settings,
    attachments: (question.metadata?.files ?? []).flatMap(({ name, size, facts }): readonly AnalyzedFile[] =>
      facts ? [{ name, size, facts }] : [],
    ),
    context,
    ...(replaces && { replaces }),
  };
}

function withEvent(reply: PendingReply, event: ReplyEvent): PendingReply {
  switch (event.type) {
    case 'text':
      return { ...reply, text: reply.text + event.text };
    case 'link':
      return { ...reply, links: [...reply.links, event.link] };
    case 'suggestion':
      return { ...reply, suggestions: [...reply.suggestions, event.question] };
    case 'progress':
      return { ...reply, progress: event.text };
    case 'note':
      return { ...reply, note: event.text };
    case 'table':
      return { ...reply, tables: [...reply.tables, event.table] };
    case 'sent':
      return { ...reply, sent: event.sent };
    case 'done':
      return { ...reply, tokens: event.tokens };
  }
}

function messageOf(reply: PendingReply, id: string, timestamp: number, more?: MessageMetadata): Message {
  const { text: content, links, suggestions, tables, note, sent, tokens, regenerates } = reply;
  return {
    id: regenerates ?? id,
    role: 'assistant',
    content,
    timestamp,
    messageType: 'text',
    metadata: {
      ...(links.length > 0 && { links }),
      ...(suggestions.length > 0 && { suggestions }),
      ...(note !== undefined && { note }),
      ...(tables.length > 0 && { tables }),
      ...(sent && { sent }),
      ...(tokens !== undefined && { tokens }),
      ...(regenerates !== undefined && { regenerated: true }),
      ...more,
    },
  };
}

function errorText(error: unknown, isRegenerated: boolean): string {
  const text = isRegenerated ? 'Failed to regenerate response' : 'Failed to generate response';
  return error instanceof LedgerSourceError ? `${text}. ${causeOf(error)}` : text;
}
