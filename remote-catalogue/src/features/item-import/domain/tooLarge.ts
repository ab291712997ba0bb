/** The specification's message for files over 50 MB (spec A §8). */
export function tooLarge(fileName: string): string {
  return `File "${fileName}" is too large. Maximum size is 50MB.`;
}
