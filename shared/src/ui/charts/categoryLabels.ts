/**
 * Width of a character at 13 px in a wide system font. A label that turns out wider is cut and never overlaps the next.
 */
const characterWidth = 8;
/** A longer label wraps to two lines, and is cut if it does not fit there. */
const oneLineWidth = 64;
const maxLabelWidth = 96;
const minGap = 8;

/** Approximate width of the text, in px. */
export function textWidth(text: string): number {
  return text.length * characterWidth;
}

interface LabelPlan {
  /** Indexes of the categories with a label: the first and every n-th. */
  readonly indexes: readonly number[];
  /** Width of each label in px, centered on its category; labels never touch. */
  readonly width: number;
}

/** The categories, each `step` px wide, that have space for a label below the axis. */
export function labelPlan(names: readonly string[], step: number): LabelPlan {
  const needed = names.reduce((max, name) => Math.max(max, neededFor(name)), 0) + minGap;
  const every = Math.max(1, Math.ceil(needed / step));
  const end = names.length * step;
  const indexes = names.flatMap((_, index) => {
    // The last one would extend beyond the end of the axis.
    const fits = every === 1 || (index + 0.5) * step + needed / 2 <= end + minGap;
    return index % every === 0 && (fits || index === 0) ? [index] : [];
  });
  return { indexes, width: every * step - minGap };
}

function neededFor(name: string): number {
  const width = textWidth(name);
  if (width <= oneLineWidth) return width;
  const longestWord = Math.max(...name.split(' ').map(textWidth));
  return Math.min(maxLabelWidth, Math.max(longestWord, width / 2 + characterWidth));
}
