/**
 * What tests of generated files share: random numbers, how cells are written, and a reader of cells that shares nothing with
 * the one under test.
 */

/** Mulberry32: the same numbers in every run. */
export function randomNumbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

export type Draw = ReturnType<typeof randomNumbers>;

export const names = [
  'Cup',
  'Pot, large',
  'say "hi"',
  'two\nlines',
  'Käse',
  "O'Neil",
  ' padded ',
  '=1+1',
  'Total',
  '日本',
];

/** A file with some delimiter, line break and byte order mark, of which some cells are quoted that need not be. */
export function written(draw: Draw, rows: readonly (readonly string[])[], preamble = ''): string {
  const delimiter = [',', ';', '\t'][draw(3)] ?? ',';
  const lineBreak = draw(2) === 0 ? '\n' : '\r\n';
  const quoted = (cell: string) =>
    draw(5) === 0 || /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = rows.map((cells) => cells.map(quoted).join(delimiter));
  const above = preamble === '' ? '' : `${preamble}${lineBreak}${lineBreak}`;
  return `${draw(3) === 0 ? '\uFEFF' : ''}${above}${lines.join(lineBreak)}${draw(2) === 0 ? lineBreak : ''}`;
}

/** All rows of a file from its header on, which begins with some name. */
export function independentRows(text: string, firstName: string): readonly (readonly string[])[] {
  const header = text.indexOf(firstName);
  const delimiter = /^"?([,;\t])/.exec(text.slice(header + firstName.length))?.[1] ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const start = text[header - 1] === '"' ? header - 1 : header;
  const endRow = () => {
    if (row.length > 0 || cell.trim() !== '') rows.push([...row, cell]);
    [row, cell] = [[], ''];
  };
  for (let at = start; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"') isQuoted = true;
    else if (char === delimiter) {
      row.push(cell);
      cell = '';
    } else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  }
  endRow();
  return rows;
}
