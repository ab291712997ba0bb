const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const range = new RegExp(`\\b${month} \\d{1,2}(?:, \\d{4})? – (?:${month} )?\\d{1,2}(?:, \\d{4})?`, 'g');

/** Ranges such as `Nov 8 – 14, 2026` stay on one line. */
export function unbrokenRanges(text: string): string {
  return text.replace(range, (found) => found.replaceAll(' ', '\u00a0'));
}
