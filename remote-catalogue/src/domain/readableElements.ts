/** An object of a damaged list, or a part between objects that cannot be read. */
export interface DamagedElement {
  readonly value: unknown;
  /** The line on which it starts, from 1. */
  readonly line: number;
  readonly problem?: string;
}

const backslash = 92;
/** Each object that is never closed costs a search to the end of the text. */
const maxUnclosed = 1_000;
const damaged = 'This part of the file is damaged and cannot be read.';

/**
 * The objects of a JSON list that is cut off or damaged. Every object that is complete is read, and everything between
 * them that is not a comma is reported as one unreadable part.
 */
export function readableElements(text: string): readonly DamagedElement[] {
  const elements: DamagedElement[] = [];
  const lines = lineCounter(text);
  let unclosed = 0;
  let rest = Math.max(0, text.indexOf('[') + 1);
  const skip = (to: number) => {
    const part = text.slice(rest, to);
    if (/[^\s,\]}]/.test(part)) {
      const start = rest + part.search(/[^\s,]/);
      elements.push({ value: part.trim().replace(/^,\s*/, ''), line: lines(start), problem: damaged });
    }
  };
  for (let at = text.indexOf('{', rest); at !== -1 && unclosed < maxUnclosed; at = text.indexOf('{', at)) {
    const end = endOfObject(text, at);
    const value = end === undefined ? undefined : parsedJson(text.slice(at, end));
    if (end === undefined) unclosed += 1;
    if (end === undefined || value === undefined) {
      // Damaged inside: the search goes on behind its first bracket.
      at += 1;
      continue;
    }
    skip(at);
    elements.push({ value, line: lines(at) });
    rest = at = end;
  }
  skip(text.length);
  return elements;
}

/** The position after the object that starts at `from`; undefined if it is never closed. */
function endOfObject(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

/** `undefined` if it is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts lines up to rising positions. */
function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let counted = 0;
  return (at) => {
    for (; counted < at; counted += 1) if (text[counted] === '\n') line += 1;
    return line;
  };
}

/** The position of the quote that closes the string that starts at `from`. */
export function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = at - 1;
    while (text.charCodeAt(slashes) === backslash) slashes -= 1;
    // An even number of backslashes escape each other, not the quote.
    if ((at - 1 - slashes) % 2 === 0) return at;
  }
  return text.length;
}
