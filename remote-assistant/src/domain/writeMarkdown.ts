type Column = string | ReturnType<typeof number>;

/** The title of a column whose cells are aligned at the end. */
export function number(title: string) {
  return { title };
}

/** A Markdown table. Texts of cells are escaped by the caller, because some contain links or bold text. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map((column) => (typeof column === 'string' ? column : column.title))),
    line(columns.map((column) => (typeof column === 'string' ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

export function bold(text: string): string {
  return `**${text}**`;
}

/** Text of the merchant, such as the name of an item, that must not be read as Markdown. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]|<>#~]/g, (sign) => `\\${sign}`);
}

export function link(label: string, path: string): string {
  return `[${label}](${path})`;
}

export function paragraphs(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
}

/** `Card, Cash, and Other` */
export function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${last}`;
}
