/** Signs that Markdown would read as marks, such as `\*`. They are put aside as signs of the private use area. */
const escaped = /\\([!-/:-@[-`{-~])/g;
const putAside = /[\ue021-\ue07e]/g;

/** Markdown as one line of plain text, for previews and screen readers: marks go, words stay. */
export function plainText(markdown: string): string {
  return (
    markdown
      .replace(escaped, (_, sign: string) => String.fromCharCode(0xe000 + sign.charCodeAt(0)))
      // The line below the head of a table.
      .replace(/^(?=.*(?:\||---))[ \t|:-]*-[ \t|:-]*$/gm, '')
      .replace(/^[ \t]*(```|~~~).*$/gm, '')
      .replace(/^[ \t]*(#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*_]{2}|`|~~/g, '')
      .replace(/(^|\W)[*_](\S[^*_\n]*)[*_](?=\W|$)/g, '$1$2')
      // With the empty corner of a table.
      .replace(/^[ \t]*(?:\|[ \t]*)+/gm, '')
      .replace(/[ \t]*\|[ \t]*$/gm, ';')
      .replace(/[ \t]*\|[ \t]*/g, ', ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(putAside, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xe000))
  );
}

/** At most `length` code points of a text on one line, with `...` only when it was longer. */
export function cut(text: string, length: number): string {
  const points = [...text.replace(/\s+/g, ' ').trim()];
  return points.length > length ? `${points.slice(0, length).join('')}...` : points.join('');
}
