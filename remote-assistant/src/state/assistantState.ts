import type { UnreadableValue } from '@back-office/shared/state';
import type { Conversation, ConversationSettings, ReplyLink, ReplyTable, SentRequest } from '../domain/conversation';
import { defaultSettings } from '../domain/conversation';
import type { AttachedFile, FileFacts } from '../domain/files';
import type { ConversationSummary } from '../domain/summary';

/** The id under which the draft of a conversation that does not exist yet is kept, also in the address. */
export const newConversationId = 'new';

export interface AssistantState {
  /** Newest first; `undefined` until they are read. */
  readonly summaries: readonly ConversationSummary[] | undefined;
  readonly hasListFailed: boolean;
  /** Those that have been opened, by id. An `unreadable` one exists, but the storage cannot be reached. */
  readonly conversations: Readonly<Record<string, Conversation | 'missing' | 'unreadable'>>;
  /** Replies being written, by the id of their conversation. */
  readonly replies: Readonly<Record<string, PendingReply>>;
  /** The reply that has arrived last in this page, or its error, for screen readers. */
  readonly lastReply?: { readonly conversationId: string; readonly text: string };
  /** Unsent messages, by the id of their conversation. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** The conversation that was used last, in the widget or the full screen. */
  readonly currentId: string;
  /** The conversation that the first message just created, until a screen shows it. */
  readonly createdId?: string | undefined;
  /** For the next new conversation. */
  readonly newSettings: ConversationSettings;
  readonly storage: StorageStatus;
  readonly unreadable: readonly UnreadableValue[];
  /** Counts requests to focus the message field of the full screen. */
  readonly focusRequests: number;
}

/** `memory`: the browser allows no storage, or has lost it. `full`, `blocked`: it refused the last change, which is kept in the page. */
export type StorageStatus = 'saved' | 'memory' | 'full' | 'blocked';

export interface PendingReply {
  readonly text: string;
  readonly links: readonly ReplyLink[];
  readonly suggestions: readonly string[];
  /** What is being done until the text comes. */
  readonly progress?: string;
  readonly note?: string;
  readonly tables: readonly ReplyTable[];
  readonly sent?: SentRequest;
  readonly tokens?: number | undefined;
  /** Id of the reply that it will replace. */
  readonly regenerates: string | undefined;
}

export interface Draft {
  readonly text: string;
  readonly files: readonly DraftFile[];
  /** Why a file is not attached or could not be read. */
  readonly problem?: string | undefined;
  /** Sent, but a file is still being read. */
  readonly isWaiting: boolean;
}

export interface DraftFile {
  readonly file: AttachedFile;
  readonly reading: FileReading;
}

export type FileReading =
  | { readonly step: 'reading'; readonly share: number }
  | { readonly step: 'read'; readonly facts: FileFacts }
  | { readonly step: 'failed' };

export const emptyDraft: Draft = { text: '', files: [], isWaiting: false };

/** What is typed between the first message and the appearance of its conversation belongs to that conversation. */
export function draftIdOf({ createdId }: AssistantState, shownId: string): string {
  return shownId === newConversationId ? (createdId ?? newConversationId) : shownId;
}

export const initialState: AssistantState = {
  summaries: undefined,
  hasListFailed: false,
  conversations: {},
  replies: {},
  drafts: {},
  currentId: newConversationId,
  newSettings: defaultSettings,
  storage: 'saved',
  unreadable: [],
  focusRequests: 0,
};

/** A record without one of its entries. */
export function without<Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  const { [key]: _, ...rest } = record;
  return rest;
}
