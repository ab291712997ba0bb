import * as v from 'valibot';
import { defaultSettings, type Conversation } from '../domain/conversation';
import type { ConversationSummary } from '../domain/summary';
import { count, facts, finite, link, type Schema } from './schemas';

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
      tokens: v.exactOptional(count),
    }),
  ),
});

const conversation: Schema<Conversation> = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  messages: v.array(message),
  createdAt: finite,
  updatedAt: finite,
  settings: v.fallback(v.looseObject({ model: v.string(), temperature: finite, maxTokens: count }), {
    ...defaultSettings,
  }),
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
