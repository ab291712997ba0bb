import type { Tokens } from 'marked';
import { centsText, formatCount, formatMoney, parseCents } from '@back-office/shared/format';
import type { CsvCell } from '@back-office/shared/csv';
import { markdownTokens } from './markdown';
import { wordsOf } from './readableText';

/** What the first column of a table names, with its first figure: `Item` by `Gross sales`. */
export interface ReplyBars {
  readonly title: string;
  readonly figure: string;
  readonly unit: 'money' | 'count';
  readonly bars: readonly { readonly name: string; readonly values: readonly [number] }[];
}

export interface ReplyTables {
  /** The first words of the reply. */
  readonly title: string;
  /** Head and rows; an empty row stands between two tables. Amounts and counts are plain numbers. */
  readonly rows: readonly (readonly CsvCell[])[];
  /** Of the tables that can be drawn. */
  readonly charts: readonly ReplyBars[];
}

/** `undefined` if the reply has no table. */
export function tablesOf(markdown: string): ReplyTables | undefined {
  const tokens = markdownTokens(markdown);
  const tables = tokens.filter((token): token is Tokens.Table => token.type === 'table');
  if (tables.length === 0) return undefined;
  const first = tokens.find(({ type }) => type === 'paragraph');
  return {
    title: first && 'tokens' in first ? wordsOf(first.tokens) : 'Reply',
    rows: tables.flatMap((table, at) => [...(at > 0 ? [[]] : []), ...rowsOf(table)]),
    charts: tables.flatMap((table) => barsOf(table) ?? []),
  };
}

function rowsOf({ header, rows }: Tokens.Table): readonly (readonly CsvCell[])[] {
  const text = ({ tokens }: Tokens.TableCell) => wordsOf(tokens);
  return [header.map(text), ...rows.map((cells) => cells.map((cell) => cellOf(text(cell))))];
}

/** Only what is written as the product writes amounts and counts is a number: a name or an id stays a text. */
function cellOf(text: string): CsvCell {
  const figure = figureIn(text);
  if (!figure) return text;
  return figure.unit === 'money' ? { decimal: centsText(figure.value) } : figure.value;
}

function figureIn(text: string): { readonly unit: ReplyBars['unit']; readonly value: number } | undefined {
  const cents = parseCents(text);
  if (cents !== undefined && formatMoney(cents) === text) return { unit: 'money', value: cents };
  const count = cents === undefined ? NaN : Number(text.replace(/[^\d-]/g, ''));
  return formatCount(count) === text ? { unit: 'count', value: count } : undefined;
}

/** Two or more named rows with a figure each, without their total. A table of transactions is not one. */
function barsOf({ header, rows }: Tokens.Table): ReplyBars | undefined {
  const [name, figure] = header;
  if (!name || name.text === '' || figure?.align !== 'right') return undefined;
  const parts = rows.filter(([cell]) => cell?.tokens[0]?.type !== 'strong');
  const found = parts.map(([one, other]) => ({ name: wordsOf(one?.tokens), value: figureIn(wordsOf(other?.tokens)) }));
  const unit = found[0]?.value?.unit;
  if (unit === undefined || found.length < 2 || found.some(({ value }) => value?.unit !== unit)) return undefined;
  return {
    title: `${wordsOf(figure.tokens)} by ${wordsOf(name.tokens).toLowerCase()}`,
    figure: wordsOf(figure.tokens),
    unit,
    bars: found.flatMap(({ name: of, value }) => (value ? [{ name: of, values: [value.value] as const }] : [])),
  };
}
