import type { PageState } from '@back-office/shared/loading';
import { causeOf, LedgerSourceError } from '@back-office/shared/ledger';
import type { Conversation, Message, MessageMetadata } from '../domain/conversation';
import { addMessage, questionOf, replaceMessage, setError } from '../domain/operations';
import type { AnalyzedFile, ReplyContext, ReplyRequest, ReplyService } from '../domain/services';
import { without, type AssistantState, type PendingReply } from './assistantState';
import type { Conversations } from './conversations';

interface Options {
  readonly service: ReplyService;
  readonly conversations: Pick<Conversations, 'edit'>;
  readonly now: () => number;
  readonly newId: () => string;
  /** A reply has arrived. */
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
    let reply: PendingReply = { text: '', links: [], suggestions: [], regenerates };
    let tokens: number | undefined;
    const show = (next: PendingReply) => {
      reply = next;
      set(({ replies }) => ({ replies: { ...replies, [id]: next } }));
    };
    show(reply);

    /** The reply leaves the state in the same step in which its message enters it. */
    const finish = (operation: Parameters<Conversations['edit']>[1] | undefined) => {
      running.delete(id);
      const stored = operation && conversations.edit(id, operation);
      set(({ replies }) => ({ replies: without(replies, id) }));
      return stored;
    };
    const announce = (text: string) => set(() => ({ lastReply: { conversationId: id, text } }));
    const message = (metadata: MessageMetadata): Message => ({
      id: newId(),
      role: 'assistant',
      content: reply.text,
      timestamp: now(),
      messageType: 'text',
      metadata: {
        ...(reply.links.length > 0 && { links: reply.links }),
        ...(reply.suggestions.length > 0 && { suggestions: reply.suggestions }),
        ...(tokens !== undefined && { tokens }),
        ...(regenerates !== undefined && { regenerated: true }),
        ...metadata,
      },
    });
    const put = (next: Message) =>
      regenerates === undefined ? addMessage(next) : replaceMessage(regenerates, { ...next, id: regenerates });

    try {
      for await (const event of service.reply(requestOf(conversation, question, context), controller)) {
        if (event.type === 'text') show({ ...reply, text: reply.text + event.text });
        if (event.type === 'link') show({ ...reply, links: [...reply.links, event.link] });
        if (event.type === 'suggestion') show({ ...reply, suggestions: [...reply.suggestions, event.question] });
        if (event.type === 'done') tokens = event.tokens;
      }
      if (reply.text.trim() === '') throw new Error('The service sent an empty reply.');
    } catch (error) {
      if (controller.signal.aborted) {
        const isKept = controller.signal.reason === ('stopped' satisfies Abort) && reply.text.trim() !== '';
        await finish(isKept ? put(message({ stopped: true })) : undefined);
        return;
      }
      console.error('The assistant could not answer.', error);
      const failed = regenerates === undefined ? 'Failed to generate response' : 'Failed to regenerate response';
      const text = error instanceof LedgerSourceError ? `${failed}. ${causeOf(error)}` : failed;
      const stored = finish(
        regenerates === undefined ? addMessage({ ...message({}), error: text }) : setError(regenerates, text),
      );
      announce(`Error: ${text}`);
      await stored;
      return;
    }
    // Outside of the try: a reply that cannot be stored has arrived nevertheless.
    const stored = finish(put(message({})));
    announce(reply.text);
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

function requestOf(conversation: Conversation, question: Message, context: ReplyContext): ReplyRequest {
  const { id, messages, settings } = conversation;
  const end = messages.findIndex((message) => message.id === question.id) + 1;
  return {
    conversationId: id,
    messages: messages.slice(0, end),
    settings,
    attachments: (question.metadata?.files ?? []).flatMap(({ name, size, facts }): readonly AnalyzedFile[] =>
      facts ? [{ name, size, facts }] : [],
    ),
    context,
  };
}
