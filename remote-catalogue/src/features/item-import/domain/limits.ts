/** Bounds of an import, so that a wrong file ends in a message and not in a frozen page. */
export const importLimits = {
  /** Bytes: 50 MB, as for attachments. */
  file: 50 * 1024 * 1024,
  /** Characters of a cell quoted in a message. */
  quoted: 200,
} as const;

/** The same message as for attachments. */
export function fileTooLarge(fileName: string): string {
  return `File "${fileName}" is too large. Maximum size is 50MB.`;
}
