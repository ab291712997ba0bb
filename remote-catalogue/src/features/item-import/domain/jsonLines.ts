const quote = 34;
const backslash = 92;
const lineFeed = 10;

/**
 * The lines on which the elements of a JSON list start, so that a bad one can be found in the file. The list is the first
 * one in the text with `count` elements at its level; one pass, for text that is known to be valid JSON.
 */
export function elementLines(text: string, count: number): readonly number[] {
  const base = text.trimStart().startsWith('[') ? 1 : 2;
  let found: number[] = [];
  let line = 1;
  let depth = 0;
  let isElementNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === lineFeed) line += 1;
    if (code <= 32) continue;
    const isClosing = code === 93 || code === 125;
    if (isElementNext && depth === base && !isClosing) found.push(line);
    isElementNext = false;
    if (code === quote) at = endOfString(text, at);
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth === base && code === 91) {
        found = [];
        isElementNext = true;
      }
    } else if (isClosing) {
      if (depth === base && found.length === count) return found;
      depth -= 1;
    } else if (code === 44 && depth === base) isElementNext = true;
  }
  return found;
}

function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = at - 1;
    while (text.charCodeAt(slashes) === backslash) slashes -= 1;
    // An even number of backslashes before a quote are pairs; the quote then stands for itself.
    if ((at - 1 - slashes) % 2 === 0) return at;
  }
  return text.length;
}
