/** Bounds of an import, so that a wrong file ends in a sentence and not in a dead page. */
export const importLimits = {
  /** Bytes: 50 MB, as for attachments (decision D32). */
  file: 50 * 1024 * 1024,
  /** Characters of a description. */
  description: 100_000,
  /** Characters of any other field. */
  text: 10_000,
  /** Characters of a cell quoted in a message. */
  quoted: 200,
} as const;
