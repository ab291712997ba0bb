import { paths } from '@back-office/shared/routes';
import type { FileFacts } from './files';

/** Kept with a conversation and handed to the reply service with every question. */
export interface ConversationSettings {
  readonly model: string;
  /** From 0 (always the most likely words) to 2. */
  readonly temperature: number;
  /** Longest reply, in tokens. */
  readonly maxTokens: number;
}

export const defaultSettings: ConversationSettings = { model: 'gpt-4', temperature: 0.7, maxTokens: 2048 };

/** Times are milliseconds since 1970. */
export interface Conversation {
  readonly id: string;
  readonly title: string;
  /** Those of the branch that is shown, oldest first. */
  readonly messages: readonly Message[];
  /** What followed earlier versions of edited questions. */
  readonly branches?: readonly Branch[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly settings: ConversationSettings;
}

/** A version of a question that is not shown, with everything that followed it. */
export interface Branch {
  /** Id of the message before the question; none if the conversation starts with it. */
  readonly after?: string;
  /** The question comes first. Never empty. */
  readonly messages: readonly Message[];
}

export interface Message {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  /** Replies are Markdown, questions are plain text. */
  readonly content: string;
  readonly timestamp: number;
  readonly messageType: 'text' | 'file';
  /** The reply is still being written. Never stored. */
  readonly isLoading?: boolean;
  /** Why there is no reply, or only the beginning of one. */
  readonly error?: string;
  readonly metadata?: MessageMetadata;
}

export interface MessageMetadata {
  readonly files?: readonly MessageFile[];
  readonly regenerated?: boolean;
  /** The merchant stopped the reply: its text is incomplete. */
  readonly stopped?: boolean;
  /** 1 is good, -1 is poor. */
  readonly rating?: Rating;
  readonly links?: readonly ReplyLink[];
  /** Questions that would follow well. */
  readonly suggestions?: readonly string[];
  /** Why the built-in assistant answered and not the model. */
  readonly note?: string;
  /** Tables that are offered as files. */
  readonly tables?: readonly ReplyTable[];
  readonly sent?: SentRequest;
  /** As counted by the reply service. */
  readonly tokens?: number;
}

export type Rating = 1 | -1;

/** What a message keeps of an attached file. The contents are never stored. */
interface MessageFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly facts?: FileFacts;
}

/** Cells are texts as merchants read them. */
export interface ReplyTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What left the device for a reply. */
export interface SentRequest {
  /** The origin that it went to. */
  readonly to: string;
  readonly model: string;
  /** In order, as they were sent: instructions, questions, results of tools. */
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** An address inside the product, with its query: `/reports?from=2025-06-22`. */
export interface ReplyLink {
  readonly label: string;
  readonly path: string;
}

const pathParam = 'conversation';

/** The address of a conversation on the full screen. */
export function conversationPath(id: string): string {
  return `${paths.chatbot()}?${new URLSearchParams({ [pathParam]: id }).toString()}`;
}

/** The conversation of an address; `undefined` if none is chosen. What every object has, such as `constructor`, names none. */
export function conversationIn(params: URLSearchParams): string | undefined {
  const id = params.get(pathParam);
  return id === null || id in {} ? undefined : id;
}
