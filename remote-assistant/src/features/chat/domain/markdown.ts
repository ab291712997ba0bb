import { lexer, type Token } from 'marked';

/** The blocks of a Markdown text; the text as one paragraph where it cannot be read. */
export function markdownTokens(markdown: string): readonly Token[] {
  try {
    return lexer(markdown, { gfm: true });
  } catch (error) {
    console.warn('A reply is shown as plain text, because its Markdown cannot be read.', error);
    return [{ type: 'text', raw: markdown, text: markdown }];
  }
}

export type SafeLink =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly address: string };

/**
 * Where a link of a reply may lead: a path of the product, or a page of the web. `undefined` for anything else, such as
 * `javascript:`, `data:` and `//host`; its text is then shown without a link.
 */
export function safeLink(href: string): SafeLink | undefined {
  // Browsers ignore tabs and line breaks in addresses and read a backslash as a slash.
  if (/[\u0000-\u001f\u007f\\]/.test(href)) return undefined;
  if (/^\/(?!\/)/.test(href)) return { kind: 'inside', path: href };
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  return { kind: 'outside', address: new URL(href).href };
}

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const range = new RegExp(`(\\b${month} \\d{1,2}(?:, \\d{4})? – (?:${month} )?\\d{1,2}(?:, \\d{4})?)`);

/** A text in pieces. Every second one is a range such as `Nov 8 – 14, 2026`, which stays on one line. */
export function splitAtRanges(text: string): readonly string[] {
  return text.split(range);
}
