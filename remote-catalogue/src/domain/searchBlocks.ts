/**
 * The texts of some items as one text, with where each starts. Searching one long text takes a fraction of the time that
 * as many short ones take. A list has many blocks, so that an edit replaces few, and so that a character of two bytes
 * doubles the room of its own block only.
 */
export interface TextBlock {
  readonly text: string;
  /** Of each text, and where a text after the last one would start. */
  readonly starts: Uint32Array;
}

/** Items that a block has, except the last one of a list. */
export const itemsInBlock = 500;

const separator = '\0';

export function textBlock(texts: readonly string[]): TextBlock {
  const starts = new Uint32Array(texts.length + 1);
  let start = 0;
  texts.forEach((text, index) => {
    starts[index] = start;
    start += text.length + separator.length;
  });
  starts[texts.length] = start;
  return { text: texts.join(separator), starts };
}

export function textAt(block: TextBlock, index: number): string {
  return block.text.slice(startOf(block, index), endOf(block, index));
}

const startOf = ({ starts }: TextBlock, index: number) => starts[index] ?? Infinity;
const endOf = (block: TextBlock, index: number) => startOf(block, index + 1) - separator.length;

/** Which texts contain a term, in their order. `among`: the only ones that are asked. */
export function placesOf(block: TextBlock, term: string, among?: readonly number[]): readonly number[] {
  if (among) return among.filter((index) => textAt(block, index).includes(term));
  const places: number[] = [];
  let index = 0;
  let at = block.text.indexOf(term);
  while (at >= 0) {
    while (startOf(block, index + 1) <= at) index += 1;
    // A term with a separator in it may be found across two texts.
    const isInside = at + term.length <= endOf(block, index);
    if (isInside) places.push(index);
    at = block.text.indexOf(term, isInside ? startOf(block, index + 1) : at + 1);
  }
  return places;
}
