/** What a reply of a model may take. */
export const limits = {
  /** Transactions or groups that one answer sends to the model. */
  rows: 20,
  /** Turns of the model in one reply, those with tool calls included. */
  turns: 8,
  /** Questions that one reply may ask of the tools. */
  calls: 16,
  /** Replies with numbers of the model's own: the second one is given up. */
  refusals: 2,
  /** Characters of a reply or of the arguments of a tool call. */
  characters: 12_000,
  /** Earlier questions and replies of the conversation that are sent. */
  earlier: 6,
  /** Characters of one earlier message that are sent. */
  earlierCharacters: 2_000,
} as const;
