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
