/** Times in milliseconds. */
export const replyLimits = {
  minDelay: 1_000,
  maxDelay: 3_000,
  /** A reply arrives in about so many pieces. */
  pieces: 4,
  pieceDelay: 40,
} as const;
