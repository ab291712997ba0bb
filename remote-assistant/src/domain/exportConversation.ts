import type { Day } from '@back-office/shared/format';
import { slugOf } from '@back-office/shared/url';
import type { Conversation } from './conversation';

/** The conversation as readable JSON, with its times as ISO text. */
export function exportText({ createdAt, updatedAt, messages, ...conversation }: Conversation): string {
  const iso = (instant: number) => new Date(instant).toISOString();
  const exported = {
    ...conversation,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
    messages: messages.map((message) => ({ ...message, timestamp: iso(message.timestamp) })),
  };
  return `${JSON.stringify(exported, null, 2)}\n`;
}

export function exportFileName({ title }: Pick<Conversation, 'title'>, today: Day): string {
  return `conversation-${slugOf(title) || 'untitled'}-${today}.json`;
}
