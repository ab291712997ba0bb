/**
 * Width of a character at 13 px in a wide system font. A label that turns out wider is cut and never overlaps the next.
 */
const characterWidth = 8;
/** Words in capitals are wider: `AM`. */
const capitalWidth = 11;
/** Characters of East Asian scripts, which are as wide as they are high. */
const squareWidth = 14;
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー、。・！-～]/gu;
/** A longer label wraps to two lines, and is cut if it does not fit there. */
const oneLineWidth = 64;
const maxLabelWidth = 96;
const minGap = 8;
/** Distance between slanted labels, so that their lines do not touch. */
const slantedStep = 20;
/** Of more categories, such as the days of a month, some have no label anyway. */
const fewCategories = 16;

/** Approximate width of the text, in px. */
export function textWidth(text: string): number {
  const capitals = text.match(/\p{Lu}{2,}/gu)?.join('').length ?? 0;
  const squares = text.match(square)?.join('').length ?? 0;
  return (
    text.length * characterWidth + capitals * (capitalWidth - characterWidth) + squares * (squareWidth - characterWidth)
  );
}

export interface LabelPlan {
  /** Indexes of the categories with a label: the first and every n-th. */
  readonly indexes: readonly number[];
  /** Width of each label in px, centered on its category; labels never touch. A slanted one ends at its category. */
  readonly width: number;
  readonly isSlanted: boolean;
}

/** The categories, each `step` px wide, that have space for a label below the axis. */
export function labelPlan(names: readonly string[], step: number): LabelPlan {
  const longest = (widthOf: (name: string) => number) => names.reduce((max, name) => Math.max(max, widthOf(name)), 0);
  const wanted = longest(neededFor) + minGap;
  const isTight = wanted > step && names.length <= fewCategories;
  // Where there is little room, as on phones, short labels wrap too, and others are slanted, so that all are shown.
  const needed = isTight ? longest(wrappedWidth) + minGap : wanted;
  if (isTight && needed > step && slantedStep <= step) return slantedPlan(names);
  const every = Math.max(1, Math.ceil(needed / step));
  const end = names.length * step;
  const indexes = names.flatMap((_, index) => {
    // The last one would extend beyond the end of the axis.
    const fits = every === 1 || (index + 0.5) * step + needed / 2 <= end + minGap;
    return index % every === 0 && (fits || index === 0) ? [index] : [];
  });
  return { indexes, width: every * step - minGap, isSlanted: false };
}

function slantedPlan(names: readonly string[]): LabelPlan {
  const width = Math.max(...names.map((name) => textWidth(cutLabel(name, maxLabelWidth))));
  return { indexes: [...names.keys()], width, isSlanted: true };
}

/** What fits into a label of that width, in px. Of days the year is left out first, which the heading of a chart has. */
export function cutLabel(name: string, width: number): string {
  if (textWidth(name) <= width) return name;
  const short = daysWithoutYear(name);
  if (textWidth(short) <= width) return short;
  // Not half of an emoji, which is two units of the text.
  const characters = [...short];
  while (characters.length > 1 && textWidth(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** How wide a slanted label can be that does not extend beyond the chart, whose plot begins `left` px from its edge. */
export function slantedRoom(index: number, step: number, left: number): number {
  return (left + (index + 0.5) * step) * Math.SQRT2;
}

/** `Apr 27–May 3` of `Apr 27 – May 3, 2025 (so far)`; any other text as it is. */
function daysWithoutYear(name: string): string {
  const [, days] = /^(\p{Lu}\p{Ll}{2} \d{1,2}\b.*?), \d{4}(?: \([^)]*\))?$/u.exec(name) ?? [];
  return days === undefined ? name : days.replace(/, \d{4}/, '').replace(' – ', '–');
}

function neededFor(name: string): number {
  const width = textWidth(name);
  return width <= oneLineWidth ? width : wrappedWidth(name);
}

/** The width on two lines. */
function wrappedWidth(name: string): number {
  const words = name.split(' ');
  const longerLine = (split: number) =>
    Math.max(textWidth(words.slice(0, split).join(' ')), textWidth(words.slice(split).join(' ')));
  return Math.min(maxLabelWidth, ...words.map((_, split) => longerLine(split + 1)));
}
