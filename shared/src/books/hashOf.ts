/**
 * A number of 53 bits that stands for a text: equal texts have equal ones, and different ones practically never. It uses
 * nothing outside of it, because tests send it to a page.
 */
export function hashOf(text: string): number {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & other) + (one >>> 0);
}

/** The same of numbers that are added one after the other, such as the codes of what a row says. Each `NaN` is the same. */
export function createNumberHash() {
  const number = new Float64Array(1);
  const halves = new Uint32Array(number.buffer);
  let one = 0;
  let other = 0;

  function addWord(word: number) {
    const first = Math.imul(word, 0xcc9e2d51);
    const second = Math.imul(word, 0x85ebca6b);
    one = Math.imul(one ^ ((first << 15) | (first >>> 17)), 2654435761);
    one = (one << 13) | (one >>> 19);
    other = Math.imul(other ^ ((second << 11) | (second >>> 21)), 1597334677);
    other = (other << 17) | (other >>> 15);
  }

  return {
    begin() {
      one = 0xdeadbeef;
      other = 0x41c6ce57;
    },
    add(value: number) {
      const whole = value | 0;
      // Minus zero is zero.
      if (value === whole) return addWord(whole);
      number[0] = value;
      addWord(0x9e3779b9);
      addWord(Number.isNaN(value) ? 0 : (halves[0] ?? 0));
      addWord(Number.isNaN(value) ? 0 : (halves[1] ?? 0));
    },
    end: () => 4294967296 * (2097151 & (other ^ (other >>> 13))) + (one >>> 0),
  };
}
