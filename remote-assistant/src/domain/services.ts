import type { Cents } from '@back-office/shared/format';
import type { ConversationSettings, Message, ReplyLink, ReplyTable, SentRequest } from './conversation';
import type { AttachedFile, FileFacts } from './files';

/**
 * The three ports of the assistant. Each answers with a stream of events that ends with `done`; a stream that ends
 * without it has failed. Aborting the signal ends the stream with the signal's reason. Events are checked by schema, so
 * that an adapter for a foreign service needs no checks of its own.
 */
export interface AssistantServices {
  readonly replies: ReplyService;
  readonly analysis: AnalysisService;
  readonly recommendations: RecommendationService;
}

interface ServiceOptions {
  readonly signal: AbortSignal;
}

export interface ReplyService {
  reply(request: ReplyRequest, options: ServiceOptions): AsyncIterable<ReplyEvent>;
}

export interface ReplyRequest {
  readonly conversationId: string;
  /** Oldest first. The last one is the question; earlier ones give a follow-up its period and subject. */
  readonly messages: readonly Message[];
  readonly settings: ConversationSettings;
  /** Files of the last message. After a reload only their facts are known, see `MessageFile`. */
  readonly attachments: readonly AnalyzedFile[];
  readonly context: ReplyContext;
  /** The text of the reply that the new one takes the place of. */
  readonly replaces?: string;
}

export interface ReplyContext {
  /** Address of the screen the merchant is looking at, with its query, such as a period. */
  readonly path: string;
  readonly language: string;
}

export interface AnalyzedFile {
  readonly name: string;
  readonly size: number;
  readonly facts: FileFacts;
}

export type ReplyEvent =
  /** A further piece of the Markdown text. */
  | { readonly type: 'text'; readonly text: string }
  /** Shown below the text, in order. */
  | { readonly type: 'link'; readonly link: ReplyLink }
  | { readonly type: 'suggestion'; readonly question: string }
  /** What is being done, in a few words, until the text comes. */
  | { readonly type: 'progress'; readonly text: string }
  /** Shown above the text, such as why the built-in assistant answers. */
  | { readonly type: 'note'; readonly text: string }
  /** Offered as a file. */
  | { readonly type: 'table'; readonly table: ReplyTable }
  /** What left the device for this reply. */
  | { readonly type: 'sent'; readonly sent: SentRequest }
  | { readonly type: 'done'; readonly tokens?: number };

export interface AnalysisService {
  /** Rejects when the content is not what the type promises or cannot be read. */
  analyze(file: AttachedFile, options: ServiceOptions): AsyncIterable<AnalysisEvent>;
}

export type AnalysisEvent =
  /** From 0 to 1. */
  { readonly type: 'progress'; readonly share: number } | { readonly type: 'done'; readonly facts: FileFacts };

export interface RecommendationService {
  recommend(request: RecommendationRequest, options: ServiceOptions): AsyncIterable<RecommendationEvent>;
}

interface RecommendationRequest {
  /** What the merchant typed; not blank. */
  readonly need: string;
  readonly earlierNeeds: readonly string[];
}

export type RecommendationEvent =
  | {
      readonly type: 'recommendations';
      /** One or two sentences of plain text before the entries. */
      readonly text: string;
      /** Best first. May be empty; the text then says why. */
      readonly recommendations: readonly Recommendation[];
      readonly budget: Budget;
    }
  | { readonly type: 'suggestions'; readonly questions: readonly string[] }
  | { readonly type: 'done' };

export interface Budget {
  readonly amount: Cents;
  /** False for the default. */
  readonly isStated: boolean;
}

export interface Recommendation {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly category: string;
  readonly price: Cents;
  /** For entries of the merchant's own catalog: where to see them. */
  readonly path?: string;
}
