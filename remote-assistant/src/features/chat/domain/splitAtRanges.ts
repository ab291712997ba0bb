const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const range = new RegExp(`(\\b${month} \\d{1,2}(?:, \\d{4})? – (?:${month} )?\\d{1,2}(?:, \\d{4})?)`);

/** A text in pieces. Every second one is a range such as `Nov 8 – 14, 2026`, which stays on one line. */
export function splitAtRanges(text: string): readonly string[] {
  return text.split(range);
}
