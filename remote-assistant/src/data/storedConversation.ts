import * as v from 'valibot';
import { defaultSettings, type Conversation } from '../domain/conversation';
import { titleOf, type ConversationSummary } from '../domain/summary';
import { count, facts, finite, link, replyTable, sentRequest, type Schema } from './schemas';

/**
 * Loose, so that a record of a newer version keeps fields that this one does not know. What a conversation cannot do
 * without is required; the rest falls back.
 */
const message = v.looseObject({
  id: v.string(),
  role: v.picklist(['user', 'assistant']),
  content: v.string(),
  timestamp: finite,
  messageType: v.fallback(v.picklist(['text', 'file']), 'text'),
  error: v.exactOptional(v.string()),
  metadata: v.exactOptional(
    v.looseObject({
      files: v.exactOptional(v.array(v.looseObject({ name: v.string(), size: count, facts: v.exactOptional(facts) }))),
      regenerated: v.exactOptional(v.boolean()),
      stopped: v.exactOptional(v.boolean()),
      rating: v.exactOptional(v.picklist([1, -1])),
      links: v.exactOptional(v.array(link)),
      suggestions: v.exactOptional(v.array(v.string())),
      note: v.exactOptional(v.string()),
      tables: v.exactOptional(v.array(replyTable)),
      sent: v.exactOptional(sentRequest),
      tokens: v.exactOptional(count),
    }),
  ),
});

const settings = v.looseObject({ model: v.string(), temperature: finite, maxTokens: count });

const branch = v.looseObject({
  after: v.exactOptional(v.string()),
  messages: v.pipe(v.array(message), v.minLength(1)),
});

const conversation: Schema<Conversation> = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  messages: v.array(message),
  branches: v.exactOptional(v.array(branch)),
  createdAt: finite,
  updatedAt: finite,
  settings: v.fallback(settings, { ...defaultSettings }),
});

const summary: Schema<ConversationSummary> = v.looseObject({
  id: v.string(),
  title: v.string(),
  preview: v.string(),
  updatedAt: finite,
  messages: count,
  tokens: count,
  files: count,
});

/** `undefined` for a record that is not a conversation. */
export function readConversation(record: unknown): Conversation | undefined {
  const result = v.safeParse(conversation, record);
  return result.success ? result.output : undefined;
}

export function readSummary(record: unknown): ConversationSummary | undefined {
  const result = v.safeParse(summary, record);
  return result.success ? result.output : undefined;
}

interface Salvaged {
  readonly conversation: Conversation;
  /** Nothing in the record was unreadable. */
  readonly isComplete: boolean;
}

/** What can be read of a damaged record, at least one message; `undefined` if nothing can be. */
export function salvageConversation(record: unknown, id: string): Salvaged | undefined {
  const whole = readConversation(record);
  if (whole) return { conversation: whole, isComplete: true };
  const result = v.safeParse(damagedConversation, record);
  const messages = result.success ? result.output.messages.filter((each) => each !== undefined) : [];
  const [first, last] = [messages[0], messages.at(-1)];
  if (!result.success || !first || !last) return undefined;
  const { title, createdAt = first.timestamp, updatedAt = last.timestamp, branches, ...others } = result.output;
  const files = first.metadata?.files?.map(({ name }) => name) ?? [];
  return {
    conversation: {
      ...others,
      id,
      messages,
      ...(branches && { branches: branches.filter((each) => each !== undefined) }),
      title: title ?? titleOf(first.content, files),
      createdAt,
      updatedAt,
    },
    isComplete: false,
  };
}

/** Each message and each field that is damaged is left out. */
const damagedConversation = v.looseObject({
  title: v.fallback(v.optional(v.string()), undefined),
  messages: v.array(v.fallback(v.optional(message), undefined)),
  branches: v.fallback(v.optional(v.array(v.fallback(v.optional(branch), undefined))), undefined),
  createdAt: v.fallback(v.optional(finite), undefined),
  updatedAt: v.fallback(v.optional(finite), undefined),
  settings: v.fallback(settings, { ...defaultSettings }),
});
