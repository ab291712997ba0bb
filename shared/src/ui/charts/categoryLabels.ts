/** Of a letter or figure at 13 px in a wide system font; a label that turns out wider is cut, never laid over the next. */
const letterWidth = 8;
/** A longer name goes on two lines, and what does not fit there is cut. */
const oneLineWidth = 64;
const widestLabel = 96;
const distance = 8;

/** Pixels that text of this size takes, about. */
export function textWidth(text: string): number {
  return text.length * letterWidth;
}

interface LabelPlan {
  /** Places of the categories that are named: the first and every n-th. */
  readonly places: readonly number[];
  /** Pixels for each, centred on its category; neighbours never touch. */
  readonly width: number;
}

/** Which categories, each `step` pixels wide, have room for their name below the axis. */
export function labelPlan(names: readonly string[], step: number): LabelPlan {
  const needed = names.reduce((most, name) => Math.max(most, neededFor(name)), 0) + distance;
  const every = Math.max(1, Math.ceil(needed / step));
  const end = names.length * step;
  const places = names.flatMap((_, place) => {
    // The last one would stand out beyond the end of the axis.
    const fits = every === 1 || (place + 0.5) * step + needed / 2 <= end + distance;
    return place % every === 0 && (fits || place === 0) ? [place] : [];
  });
  return { places, width: every * step - distance };
}

function neededFor(name: string): number {
  const width = textWidth(name);
  if (width <= oneLineWidth) return width;
  const longestWord = Math.max(...name.split(' ').map(textWidth));
  return Math.min(widestLabel, Math.max(longestWord, width / 2 + letterWidth));
}
