import { pageClock, withDeadline } from '../../../src/loading/deadline';

/** Why no further line can be read. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
  constructor(readonly what: 'line' | 'whole') {
    super(`The ${what} is too long.`);
  }
}

/** Nothing has arrived for too long. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';
}

/**
 * The lines of a stream, one after the other. Holds no more of it than the line that is read; throws `TooLongError` as soon as
 * that is longer than it may be, or all of it are, and `SilenceError` if nothing arrives for so many milliseconds.
 */
export function linesOf(stream: AsyncIterable<Buffer>, maxBytes: number, maxSilence: number) {
  const parts = stream[Symbol.asyncIterator]();
  const silence = () => new SilenceError(`Nothing has arrived for ${maxSilence} ms.`);
  let rest: Buffer = Buffer.alloc(0);
  let total = 0;

  /** `undefined` at the end. `longest`: bytes of this line, without its end. */
  async function next(longest: number): Promise<string | undefined> {
    const line: Buffer[] = [];
    let length = 0;
    for (;;) {
      const end = rest.indexOf('\n');
      const piece = end < 0 ? rest : rest.subarray(0, end);
      length += piece.length;
      if (length > longest) throw new TooLongError('line');
      line.push(piece);
      rest = end < 0 ? Buffer.alloc(0) : rest.subarray(end + 1);
      if (end >= 0) return textOf(line);
      const part = await withDeadline(pageClock, maxSilence, parts.next(), silence);
      if (part.done === true) return length === 0 ? undefined : textOf(line);
      rest = part.value;
      total += rest.length;
      if (total > maxBytes) throw new TooLongError('whole');
    }
  }

  /** Reads what is left and forgets it, until the stream ends or breaks off. */
  async function skip(): Promise<void> {
    try {
      while ((await parts.next()).done !== true);
    } catch {
      // Whoever sent it has gone.
    }
  }

  return { next, skip };
}

function textOf(pieces: readonly Buffer[]): string {
  return Buffer.concat(pieces).toString('utf8').replace(/\r$/, '');
}
