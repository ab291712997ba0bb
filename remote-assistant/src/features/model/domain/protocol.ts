/** Messages of the OpenAI-compatible `/chat/completions`, as far as the assistant uses them. */
export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly tool_calls?: readonly ModelToolCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

export interface ModelToolCall {
  readonly id: string;
  readonly type: 'function';
  /** `arguments` is JSON text. */
  readonly function: { readonly name: string; readonly arguments: string };
}

/** What a tool is called and takes; `parameters` is a JSON Schema. */
export interface ToolDescription {
  readonly name: string;
  readonly description: string;
  readonly parameters: object;
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ToolDescription[];
  /** From 0 to 2. */
  readonly temperature: number;
  /** Longest turn, in tokens. */
  readonly maxTokens: number;
}

/** A piece of a turn. Pieces of a tool call have its index. */
export type ModelPiece =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'call';
      readonly index: number;
      readonly id?: string | undefined;
      readonly name?: string | undefined;
      readonly arguments?: string | undefined;
    }
  | { readonly type: 'tokens'; readonly tokens: number };

/** A language model. The stream rejects with a `ModelFailure`, or with the signal's reason. */
export interface ModelPort {
  complete(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPiece>;
}
