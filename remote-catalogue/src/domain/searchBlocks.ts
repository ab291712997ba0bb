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

/**
 * Adds to `places` which texts contain a term, in their order, counted from `first`. `among`: the only ones that are asked.
 * The first letters of a search find most texts of a long list, so each costs as little as possible.
 */
export function addPlaces(
  places: number[],
  first: number,
  block: TextBlock,
  term: string,
  among?: readonly number[],
): void {
  if (among) {
    for (const index of among) if (textAt(block, index).includes(term)) places.push(first + index);
    return;
  }
  const { text, starts } = block;
  let index = 0;
  let next = starts[1] ?? Infinity;
  let at = text.indexOf(term);
  while (at >= 0) {
    while (next <= at) {
      index += 1;
      next = starts[index + 1] ?? Infinity;
    }
    // A term with a separator in it may be found across two texts.
    const isInside = at + term.length < next;
    if (isInside) places.push(first + index);
    at = text.indexOf(term, isInside ? next : at + 1);
  }
}
