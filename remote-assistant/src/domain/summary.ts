import { allMessages } from './branches';
import type { Conversation, Message } from './conversation';
import { cut, plainText } from './plainText';

/** Code points of a title and of a preview; a longer text is cut there and gets `...`. */
export const titleLength = 50;
const previewLength = 60;

/** What the list of conversations shows. Kept beside each conversation, so that the list needs no messages. */
export interface ConversationSummary {
  readonly id: string;
  readonly title: string;
  readonly preview: string;
  readonly updatedAt: number;
  readonly messages: number;
  readonly tokens: number;
  readonly files: number;
}

export function summaryOf(conversation: Conversation): ConversationSummary {
  const { id, title, updatedAt } = conversation;
  const messages = allMessages(conversation);
  return {
    id,
    title,
    preview: previewOf(conversation.messages.at(-1)),
    updatedAt,
    messages: messages.length,
    tokens: sum(messages, ({ metadata }) => metadata?.tokens ?? 0),
    files: sum(messages, ({ metadata }) => metadata?.files?.length ?? 0),
  };
}

/** The first message, cut. A message that consists of files has the name of the first file. */
export function titleOf(text: string, fileNames: readonly string[]): string {
  return cut(text, titleLength) || cut(fileNames[0] ?? '', titleLength);
}

function previewOf(message: Message | undefined): string {
  if (!message) return '';
  const text = message.role === 'user' ? message.content : plainText(message.content);
  return cut(text || (message.error ?? message.metadata?.files?.[0]?.name ?? ''), previewLength);
}

/** Newest first. */
export function sortSummaries(summaries: readonly ConversationSummary[]): readonly ConversationSummary[] {
  return summaries.toSorted((one, other) => other.updatedAt - one.updatedAt || one.id.localeCompare(other.id));
}

export interface Usage {
  readonly messagesCount: number;
  readonly tokensUsed: number;
  readonly conversationsCount: number;
  readonly filesUploaded: number;
}

/** Of the conversations that exist; a deleted one no longer counts. */
export function usageOf(summaries: readonly ConversationSummary[]): Usage {
  return {
    messagesCount: sum(summaries, ({ messages }) => messages),
    tokensUsed: sum(summaries, ({ tokens }) => tokens),
    conversationsCount: summaries.length,
    filesUploaded: sum(summaries, ({ files }) => files),
  };
}

function sum<Element>(elements: readonly Element[], of: (element: Element) => number): number {
  return elements.reduce((total, element) => total + of(element), 0);
}
