export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function p95(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)];
}

export const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;
export const ratio = (value, base) => `${(value / base).toFixed(2)} ×`;

/** Prints a table with a title. */
export function printTable(title, head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => String(row[column] ?? '').length)));
  const line = (row) =>
    row
      .map((cell, column) => String(cell ?? '').padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  console.log(`\n${title}`);
  console.log(line(head));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
}

/** `--short`: one run of each part, over less data, to see that the bench works. Its figures say nothing. */
export const isShort = process.argv.includes('--short');
export const inForm = (full, short) => (isShort ? short : full);

/** The measured sides of a comparison. Without a plain product, the composed one stands beside itself. */
export const besidePlain = ({ composed, plain, again }) =>
  plain.length > 0 ? { composed, plain, again } : { composed, plain: composed, again: composed };

export const verdict = (isMet) => (isShort ? 'not judged' : isMet ? 'met' : 'MISSED');
