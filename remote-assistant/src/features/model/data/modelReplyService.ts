import type { LedgerPort, Moment } from '@back-office/shared/ledger';
import type { LedgerParams } from '@back-office/shared/url';
import type { Message, ReplyTable } from '../../../domain/conversation';
import type { AnalyzedFile, ReplyEvent, ReplyRequest, ReplyService } from '../../../domain/services';
import { converse } from '../domain/converse';
import { ModelFailure } from '../domain/failure';
import { promptOf, type EarlierTurn } from '../domain/prompt';
import type { ModelMessage, ModelPort } from '../domain/protocol';
import { customerDays, redact } from '../domain/redact';
import { createReferences, type References, type ValueTable } from '../domain/references';
import type { ScreenEntry } from '../domain/tools';

interface ModelReplyOptions {
  readonly model: ModelPort;
  /** As it is shown: the origin and the name of the model. */
  readonly to: { readonly origin: string; readonly model: string };
  /** Milliseconds that a whole reply may take. */
  readonly longest: number;
  readonly ledger: () => { readonly port: LedgerPort; readonly params: LedgerParams };
  readonly now: () => Moment;
  readonly screensFor: (words: string) => readonly ScreenEntry[];
  /** The days on the screen with an address; `undefined` if it shows none. */
  readonly visibleOn: (path: string, signal: AbortSignal) => Promise<string | undefined>;
  /** Answers at once what the model could not. */
  readonly builtIn: ReplyService;
}

/** What a conversation keeps for its next question, until the page is closed. */
interface Thread {
  readonly references: References;
  /** The model's replies as it wrote them, by what is shown of them. */
  readonly replies: Map<string, string>;
}

/** Replies of a language model about what tools have found. Whatever goes wrong, the built-in assistant answers. */
export function createModelReplyService(options: ModelReplyOptions): ReplyService {
  const threads = new Map<string, Thread>();
  return {
    async *reply(request, { signal }): AsyncGenerator<ReplyEvent> {
      const thread = threads.get(request.conversationId) ?? { references: createReferences(), replies: new Map() };
      threads.set(request.conversationId, thread);
      const sent: SentLog = { messages: [], tokens: 0 };
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(new ModelFailure('slow')), options.longest);
      try {
        yield* modelReply(logged(options, sent), request, thread, AbortSignal.any([signal, limit.signal]));
        yield* sentEvents(options, sent);
        yield { type: 'done', ...(sent.tokens > 0 && { tokens: sent.tokens }) };
        return;
      } catch (error) {
        signal.throwIfAborted();
        const failure = limit.signal.aborted ? new ModelFailure('slow') : error;
        if (!(failure instanceof ModelFailure)) throw error;
        console.warn('The model gave no reply.', failure.kind, failure.cause);
        yield* sentEvents(options, sent);
        yield { type: 'note', text: `${failure.message} The built-in assistant answered instead.` };
      } finally {
        clearTimeout(timer);
      }
      yield* options.builtIn.reply(request, { signal });
    },
  };
}

/** What has left the device, also if no reply came of it. */
interface SentLog {
  messages: readonly ModelMessage[];
  /** As the model counted them. */
  tokens: number;
}

function logged(options: ModelReplyOptions, sent: SentLog): ModelReplyOptions {
  return {
    ...options,
    model: {
      async *complete(request, signal) {
        sent.messages = request.messages;
        for await (const piece of options.model.complete(request, signal)) {
          if (piece.type === 'tokens') sent.tokens += piece.tokens;
          yield piece;
        }
      },
    },
  };
}

function* sentEvents({ to }: ModelReplyOptions, { messages }: SentLog): Generator<ReplyEvent> {
  if (messages.length > 0)
    yield { type: 'sent', sent: { to: to.origin, model: to.model, messages: messages.map(sentOf) } };
}

async function* modelReply(
  options: ModelReplyOptions,
  request: ReplyRequest,
  { references, replies }: Thread,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  const { model, ledger, now, screensFor, visibleOn } = options;
  const { port, params } = ledger();
  const { settings, context, messages } = request;
  yield { type: 'progress', text: 'Asking the model' };
  const facts = await port.describe({ signal });
  const moment = now();
  const days = facts.days && customerDays(moment.day);
  const hide = (text: string) => redact(text, { port, days, references, signal });
  const files = filesOf(request);
  const prompt = promptOf(
    {
      today: moment.day,
      timeZone: facts.timeZone,
      shop: facts.name,
      visible: await visibleOn(context.path, signal),
      language: context.language,
      files: files.map(({ name }) => `{{${references.add('n', { text: name })}}} ${name}`),
    },
    await earlierOf(messages, replies, hide),
    await hide(messages.at(-1)?.content ?? ''),
  );
  const sources = { port, ledgerParams: params, now: moment, references, files, screensFor, signal };
  const { temperature, maxTokens } = settings;
  for await (const event of converse({ model, messages: prompt, sources, temperature, maxTokens })) {
    if (event.type === 'progress') yield event;
    else {
      replies.set(event.text, event.written);
      yield { type: 'text', text: event.text };
      for (const table of event.exports) yield { type: 'table', table: tableOf(table) };
    }
  }
}

/** The files of the question, or of the latest one that had some. */
function filesOf({ attachments, messages }: ReplyRequest): readonly AnalyzedFile[] {
  if (attachments.length > 0) return attachments;
  const earlier = messages.findLast(({ metadata }) => (metadata?.files?.length ?? 0) > 0)?.metadata?.files ?? [];
  return earlier.flatMap(({ name, size, facts }) => (facts ? [{ name, size, facts }] : []));
}

async function earlierOf(
  messages: readonly Message[],
  replies: ReadonlyMap<string, string>,
  hide: (text: string) => Promise<string>,
): Promise<readonly EarlierTurn[]> {
  const turns: EarlierTurn[] = [];
  for (const [at, { role, content }] of messages.slice(0, -1).entries()) {
    if (role !== 'user') continue;
    const reply = messages[at + 1];
    turns.push({
      question: await hide(content),
      reply: reply?.role === 'assistant' ? replies.get(reply.content) : undefined,
    });
  }
  return turns;
}

function tableOf({ title, columns, rows }: ValueTable): ReplyTable {
  return {
    title,
    columns: columns.map((column) => column.title),
    rows: rows.map((cells) => cells.map(({ text }) => text)),
  };
}

function sentOf(message: ModelMessage) {
  const calls = message.role === 'assistant' ? (message.tool_calls ?? []) : [];
  const called = calls.map((call) => `${call.function.name} ${call.function.arguments}`);
  return { role: message.role, content: [message.content, ...called].filter((text) => text !== '').join('\n') };
}
