/** Of a hundred discounts, this many may be typed wrong. */
const maxWrong = 0.01;
const one = 10_000;
/** How often each of some few rates is there. */
const minRepeats = 8;

interface DiscountCounts {
  readonly seen: ReadonlySet<number>;
  readonly all: number;
  readonly large: number;
  readonly steps: number;
  readonly above: number;
}

/**
 * Whether discounts are rates: several parts of one, in steps of 0.05 or some few that repeat, of amounts that are much larger.
 * `unsure` if they are parts of one in some other way.
 */
export function createDiscountRates() {
  const seen = new Set<number>();
  let [all, large, steps, above] = [0, 0, 0, 0];
  return {
    /** In ten-thousandths, with what it was taken from. */
    add(discount: number, size: number) {
      if (discount === 0) return;
      all += 1;
      if (discount < 0 || discount > one) above += 1;
      else if (discount < one) seen.add(discount);
      if (discount < one && discount % 500 === 0) steps += 1;
      if (Math.abs(size) >= 10 * one) large += 1;
    },
    state: () => ({ seen, all, large, steps, above }),
    /** Adds what others have shown. */
    addAll(more: DiscountCounts) {
      for (const discount of more.seen) seen.add(discount);
      all += more.all;
      large += more.large;
      steps += more.steps;
      above += more.above;
    },
    verdict(): 'rates' | 'amounts' | 'unsure' {
      if (seen.size === 0 || above > all * maxWrong || large * 2 <= all) return 'amounts';
      const areSteps = steps >= all * (1 - maxWrong) || seen.size * minRepeats <= all;
      return seen.size >= 3 && areSteps ? 'rates' : 'unsure';
    },
  };
}
