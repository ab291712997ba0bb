import type { Token, Tokens } from 'marked';
import { markdownTokens } from './markdown';

/**
 * A reply as text to paste anywhere: paragraphs with an empty line between them, lists with dots or numbers, tables with
 * tabs, which spreadsheets read as columns. Links are only their words.
 */
export function readableText(markdown: string): string {
  return blocksOf(markdownTokens(markdown)).join('\n\n');
}

/** The words of inline Markdown. */
export function wordsOf(tokens: readonly Token[] | undefined): string {
  return (tokens ?? []).map(wordOf).join('');
}

function wordOf(token: Token): string {
  if (token.type === 'br') return '\n';
  if (token.type === 'image') return (token as Tokens.Image).text;
  if ('tokens' in token && token.tokens) return wordsOf(token.tokens);
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}

function blocksOf(tokens: readonly Token[]): readonly string[] {
  return tokens.map(blockOf).filter((block) => block !== '');
}

function blockOf(token: Token): string {
  switch (token.type) {
    case 'space':
    case 'def':
      return '';
    case 'hr':
      return '---';
    case 'list':
      return listOf(token as Tokens.List);
    case 'table':
      return tableOf(token as Tokens.Table);
    case 'blockquote':
      return blocksOf((token as Tokens.Blockquote).tokens).join('\n');
    default:
      return wordOf(token);
  }
}

function listOf({ ordered, start, items }: Tokens.List): string {
  const first = start === '' ? 1 : start;
  return items
    .map(({ tokens }, index) => {
      const lines = blocksOf(tokens).join('\n').split('\n').join('\n  ');
      return `${ordered ? `${first + index}.` : '•'} ${lines}`;
    })
    .join('\n');
}

function tableOf({ header, rows }: Tokens.Table): string {
  return [header, ...rows].map((cells) => cells.map(({ tokens }) => wordsOf(tokens)).join('\t')).join('\n');
}
