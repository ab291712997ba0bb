let grouped: Intl.NumberFormat | undefined;

/** `10,000` */
export function formatCount(count: number): string {
  grouped ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  return grouped.format(count);
}

/** `1 item`, `10,000 items`; give `plural` where an `s` does not do. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
