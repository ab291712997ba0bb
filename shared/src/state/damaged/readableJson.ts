/** What can be read of a JSON text. `isWhole`: all of it. */
export interface ReadableJson {
  readonly value: unknown;
  readonly isWhole: boolean;
}

/** Deeper values are given up, so that a hostile text cannot exhaust the stack. */
const maxDepth = 100;

/**
 * Reads a JSON text as far as it goes: of a list or an object that is cut off or damaged, the entries before the damage.
 * An entry that is itself cut off is left out unless it is a list or an object. `undefined` if nothing can be read.
 */
export function readableJson(text: string): ReadableJson {
  try {
    return { value: JSON.parse(text) as unknown, isWhole: true };
  } catch {
    // Read as far as it goes.
    return { value: new Reader(text).value(0), isWhole: false };
  }
}

class Reader {
  #at = 0;
  /** The damage was reached: what follows has no meaning. */
  #isOver = false;

  constructor(readonly text: string) {}

  value(depth: number): unknown {
    const char = this.#next();
    if (depth > maxDepth) return this.#end();
    if (char === '[') return this.#list(depth);
    if (char === '{') return this.#object(depth);
    return this.#plain();
  }

  #list(depth: number): unknown[] {
    const list: unknown[] = [];
    this.#at += 1;
    while (!this.#isOver && !this.#takes(']')) {
      const value = this.value(depth + 1);
      if (value !== undefined) list.push(value);
      this.#separator(']');
    }
    return list;
  }

  #object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.#at += 1;
    while (!this.#isOver && !this.#takes('}')) {
      const name = this.#next() === '"' ? this.#plain() : this.#end();
      if (typeof name !== 'string' || !this.#takes(':')) this.#end();
      const value = this.#isOver ? undefined : this.value(depth + 1);
      if (typeof name === 'string' && value !== undefined) entries.push([name, value]);
      this.#separator('}');
    }
    return Object.fromEntries(entries);
  }

  /** A string, a number, true, false or null that is followed by what must follow it. */
  #plain(): unknown {
    const pattern = /"(?:[^"\\]|\\.)*"|[-+.\w]+/suy;
    pattern.lastIndex = this.#at;
    const [token = ''] = pattern.exec(this.text) ?? [];
    const isCutOff = !token.startsWith('"') && this.#at + token.length === this.text.length;
    this.#at += token.length;
    try {
      return isCutOff ? this.#end() : (JSON.parse(token) as unknown);
    } catch {
      return this.#end();
    }
  }

  #separator(close: string): void {
    if (this.#next() !== close && !this.#takes(',')) this.#end();
  }

  #takes(char: string): boolean {
    if (this.#next() !== char) return false;
    this.#at += 1;
    return true;
  }

  /** The next character that is no space. */
  #next(): string | undefined {
    while (/\s/.test(this.text[this.#at] ?? '')) this.#at += 1;
    return this.text[this.#at];
  }

  #end(): undefined {
    this.#isOver = true;
    return undefined;
  }
}
