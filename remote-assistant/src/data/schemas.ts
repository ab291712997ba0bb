import * as v from 'valibot';
import type { ReplyLink, ReplyTable, SentRequest } from '../domain/conversation';
import type { FileFacts } from '../domain/files';

/** A schema whose result is what a screen expects. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

export const finite = v.pipe(v.number(), v.finite());
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Only addresses inside the product: two slashes at the start would name another origin. */
export const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'A path starts with one slash'));

export const link: Schema<ReplyLink> = v.object({ label: v.string(), path });

export const replyTable: Schema<ReplyTable> = v.object({
  title: v.string(),
  columns: v.array(v.string()),
  rows: v.array(v.array(v.string())),
});

export const sentRequest: Schema<SentRequest> = v.object({
  to: v.string(),
  model: v.string(),
  messages: v.array(v.object({ role: v.string(), content: v.string() })),
});

const column = v.object({
  name: v.string(),
  kind: v.picklist(['number', 'date', 'text', 'empty']),
  filled: count,
  sum: v.exactOptional(v.string()),
  min: v.exactOptional(v.string()),
  max: v.exactOptional(v.string()),
  hasComma: v.exactOptional(v.boolean()),
});

const groups = v.object({
  column: v.string(),
  of: v.array(v.string()),
  groups: v.array(
    v.object({
      key: v.string(),
      rows: count,
      sums: v.array(v.string()),
      filled: v.exactOptional(v.array(count)),
    }),
  ),
});

export const facts: Schema<FileFacts> = v.object({
  kind: v.picklist(['table', 'json', 'text', 'image', 'document']),
  format: v.string(),
  lines: v.exactOptional(count),
  words: v.exactOptional(count),
  rows: v.exactOptional(count),
  columns: v.exactOptional(v.array(column)),
  groups: v.exactOptional(v.array(groups)),
  width: v.exactOptional(count),
  height: v.exactOptional(count),
  pages: v.exactOptional(count),
  notes: v.array(v.string()),
});
