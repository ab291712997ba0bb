import fc from 'fast-check';
import { linesOf, SilenceError } from './lines';

async function* inPieces(text: string, length: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function all(text: string, length: number, longest = 1_000, maxBytes = 100_000): Promise<string[]> {
  const lines = linesOf(inPieces(text, length), maxBytes, 1_000);
  const found: string[] = [];
  for (let line = await lines.next(longest); line !== undefined; line = await lines.next(longest)) found.push(line);
  return found;
}

test('a stream has the lines of its text, however it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('', 'a', 'é', '{"name":"Käse"}', 'x'.repeat(50)), { maxLength: 20 }),
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom('\n', '\r\n'),
      async (lines, length, end) => {
        expect(await all(lines.map((line) => line + end).join(''), length)).toEqual(lines);
      },
    ),
  );
  expect(await all('one\ntwo', 2)).toEqual(['one', 'two']);
});

test('a line, or all of them, are read no further than they may be long', async () => {
  let sent = 0;
  async function* endless(part: string) {
    for (;;) {
      sent += 1;
      yield Buffer.from(part);
    }
  }
  await expect(linesOf(endless('x'.repeat(10)), 1_000_000, 1_000).next(95)).rejects.toMatchObject({ what: 'line' });
  expect(sent).toBe(10);
  const lines = linesOf(endless('one\n'), 10, 1_000);
  expect([await lines.next(5), await lines.next(5)]).toEqual(['one', 'one']);
  await expect(lines.next(5)).rejects.toMatchObject({ what: 'whole' });
});

test('a stream that stops is given up', async () => {
  async function* stopping() {
    yield Buffer.from('one\ntw');
    await new Promise(() => undefined);
  }
  const lines = linesOf(stopping(), 100, 10);
  expect(await lines.next(5)).toBe('one');
  await expect(lines.next(5)).rejects.toThrow(SilenceError);
});
