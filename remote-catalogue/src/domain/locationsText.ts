/**
 * Several locations in one cell: `Main Store; Online Only`. A backslash stands before a `;` or backslash inside a name;
 * `\e` is an empty name.
 */
export function locationsText(locations: readonly string[]): string {
  return locations.map((name) => (name === '' ? '\\e' : name.replace(/[\\;]/g, '\\$&'))).join('; ');
}

/** The reverse of `locationsText`. */
export function locationsOf(text: string): readonly string[] {
  if (text === '') return [];
  const names = [''];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') {
      at += 1;
      append(names, text[at] === 'e' ? '' : (text[at] ?? '\\'));
    } else if (char === ';') {
      names.push('');
      if (text[at + 1] === ' ') at += 1;
    } else {
      append(names, char ?? '');
    }
  }
  return names;
}

function append(names: string[], text: string) {
  names[names.length - 1] += text;
}
