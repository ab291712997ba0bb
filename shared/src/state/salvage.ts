/** For a list of texts without repetitions: those of a damaged list, then those that were added since. */
export function salvageTexts(json: unknown, stored: readonly string[]): readonly string[] | undefined {
  const texts = Array.isArray(json) ? json.filter((entry) => typeof entry === 'string') : [];
  return texts.length === 0 ? undefined : [...new Set([...texts, ...stored])];
}
