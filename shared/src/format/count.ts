let grouped: Intl.NumberFormat | undefined;

/** `10,000` */
export function formatCount(count: number): string {
  grouped ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  return grouped.format(count);
}

/** `Active`, or `Active +2` when there are more; `undefined` when there are none. */
export function firstAndMore([first, ...others]: readonly string[]): string | undefined {
  return others.length > 0 ? `${first} +${others.length}` : first;
}

/** `1 item`, `10,000 items`; give `plural` where an `s` does not do. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
