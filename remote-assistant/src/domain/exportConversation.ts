import type { Day } from '@back-office/shared/format';
import { slugOf } from '@back-office/shared/url';
import type { Conversation, Message } from './conversation';

/** The conversation as readable JSON, with its times as ISO text. */
export function exportText({ createdAt, updatedAt, messages, branches, ...conversation }: Conversation): string {
  const iso = (instant: number) => new Date(instant).toISOString();
  const withTimes = (all: readonly Message[]) => all.map((one) => ({ ...one, timestamp: iso(one.timestamp) }));
  const exported = {
    ...conversation,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
    messages: withTimes(messages),
    ...(branches && { branches: branches.map((one) => ({ ...one, messages: withTimes(one.messages) })) }),
  };
  return `${JSON.stringify(exported, null, 2)}\n`;
}

export function exportFileName({ title }: Pick<Conversation, 'title'>, today: Day): string {
  return `conversation-${slugOf(title) || 'untitled'}-${today}.json`;
}
