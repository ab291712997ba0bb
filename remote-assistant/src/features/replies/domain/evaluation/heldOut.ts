import type { Phrasing } from './phrasing';

/**
 * Phrasings that were not known while the parser was written: forty, by a reader who knows what the assistant answers
 * (see `docs/product/assistant-replies.md`) but has not read the parser. They are never used to improve it; a phrasing
 * that has been used for that moves to `development.ts`. `pnpm evaluate-replies` prints their score.
 */
export const heldOut: readonly Phrasing[] = [];
