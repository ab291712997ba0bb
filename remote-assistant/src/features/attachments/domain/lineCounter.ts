/** Counts lines and words, piece by piece. The last line counts if it has any character; CRLF ends one line. */
export function createLineCounter() {
  let breaks = 0;
  let words = 0;
  let isInWord = false;
  let last = '';

  return {
    push(text: string): void {
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const isSpace = code <= 32 || code === 160 || code === 0x2028 || code === 0xfeff;
        if (isSpace) isInWord = false;
        else if (!isInWord) {
          isInWord = true;
          words += 1;
        }
        if (code === 13) breaks += 1;
        else if (code === 10 && !(at === 0 ? last === '\r' : text.charCodeAt(at - 1) === 13)) breaks += 1;
      }
      last = text.at(-1) ?? last;
    },
    counts: () => ({ lines: last === '' || last === '\n' || last === '\r' ? breaks : breaks + 1, words }),
  };
}
