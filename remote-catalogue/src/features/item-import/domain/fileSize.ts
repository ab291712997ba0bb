/** Bytes: 50 MB, as for attachments. A larger file ends in a message and not in a frozen page. */
export const maxFileSize = 50 * 1024 * 1024;

/** The same message as for attachments. */
export function fileTooLarge(fileName: string): string {
  return `File "${fileName}" is too large. Maximum size is 50MB.`;
}
