import type { Conversation } from './conversation';
import { plainText } from './plainText';

/** Characters of an excerpt before the first word that was found. */
const lead = 12;
const excerptLength = 90;

export function wordsOf(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The shown messages as plain text, one on each line, with the names of their files. */
export function searchTextOf({ messages }: Conversation): string {
  return messages
    .map(({ role, content, metadata }) => {
      const text = role === 'user' ? content.replace(/\s+/g, ' ') : plainText(content);
      return [text, ...(metadata?.files ?? []).map(({ name }) => name)].filter(Boolean).join(' · ');
    })
    .join('\n');
}

/**
 * The place in a text that has most of the words, or the beginning of the last line if only the title has them.
 * `undefined` if title and text together do not have every word.
 */
export function excerptOf(title: string, text: string, words: readonly string[]): string | undefined {
  const both = `${title}\n${text}`.toLowerCase();
  if (!words.every((word) => both.includes(word))) return undefined;
  const lines = text.split('\n');
  const counts = lines.map((line) => words.filter((word) => line.toLowerCase().includes(word)).length);
  const best = counts.indexOf(Math.max(...counts));
  const line = (counts[best] === 0 ? lines.at(-1) : lines[best]) ?? '';
  const places = words.map((word) => line.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(line.length, ...places) - lead);
  if (places.length === 0 || start === 0) return line.slice(0, excerptLength);
  const atWord = line.indexOf(' ', start) + 1;
  const from = atWord === 0 || atWord > Math.min(...places) ? start : atWord;
  return `… ${line.slice(from, from + excerptLength)}`;
}
