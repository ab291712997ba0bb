import {
  decimalText,
  formatDecimal,
  formatMoney,
  formatPercent,
  isSampleLocale,
  parseDecimal,
  rescale,
  withMinusSign,
} from '@back-office/shared/format';
import { feeRules, feeText } from '@back-office/shared/ledger';
import { centsOf, plainNumber } from './formulaFunctions';
import { evaluate, type Problem } from './formula';

/**
 * `percentage` numbers are already in percent: 12.5 is `12.50%`. `other` has two decimals. The last two are for texts:
 * `rate` is a percentage without trailing zeros (`8%`), `count` a whole number.
 */
export const figureFormats = ['currency', 'percentage', 'other', 'rate', 'count'] as const;
export type FigureFormat = (typeof figureFormats)[number];

/**
 * Numbers by name, in the order in which they are calculated: a number, a formula over the names before it, or either
 * with a format other than currency. Amounts are dollars, as merchants write them: 12.5.
 */
export type Figures = Readonly<Record<string, Figure>>;
type Figure = number | string | { readonly value: number | string; readonly format: FigureFormat };

export type Scope = ReadonlyMap<string, Calculated>;

export interface Calculated {
  readonly value: number;
  readonly format: FigureFormat;
}

export const noScope: Scope = new Map();

/** The scope with more figures. A formula that fails is reported, and its figure is 0. */
export function withFigures(scope: Scope, figures: Figures | undefined, report: (problem: Problem) => void): Scope {
  const next = new Map(scope);
  for (const [name, figure] of Object.entries(figures ?? {})) {
    const { value, format } = typeof figure === 'object' ? figure : { value: figure, format: 'currency' as const };
    next.set(name, calculated(value, format, next, report));
  }
  return next;
}

/** The value of a formula, rounded as it is shown: amounts to the cent, so that later steps use what the reader sees. */
export function calculated(
  value: number | string,
  format: FigureFormat,
  scope: Scope,
  report: (problem: Problem) => void,
): Calculated {
  if (typeof value === 'number') return { value: rounded(value, format), format };
  const result = evaluate(value, textsOf(scope));
  if (!result.ok) report(result.problem);
  return { value: result.ok ? rounded(result.value, format) : 0, format };
}

/** Amounts too large to be exact become 0. */
function rounded(value: number, format: FigureFormat): number {
  if (format !== 'currency') return value;
  return (centsOf(value) ?? 0) / 100;
}

/** What takes the place of each name in a formula. */
function textsOf(scope: Scope): ReadonlyMap<string, string> {
  return new Map([...scope].map(([name, { value }]) => [name, plainNumber(value)]));
}

export function formatFigure({ value, format }: Calculated): string {
  return formats[format](value);
}

const formats: Readonly<Record<FigureFormat, (value: number) => string>> = {
  currency: (value) => formatMoney(centsOf(value) ?? 0),
  percentage: (value) => percent(twoDecimals(value)),
  other: (value) => written(twoDecimals(value)),
  rate: (value) => percent(String(Number(value.toFixed(2)))),
  count: (value) => written(String(Math.round(value))),
};

function twoDecimals(value: number): string {
  const decimal = parseDecimal(plainNumber(value));
  return decimal ? decimalText(rescale(decimal, 2)) : '0.00';
}

/** A number such as `12.50` as the page's locale writes it, with as many decimals. */
function written(text: string): string {
  return isSampleLocale() ? withMinusSign(text) : formatDecimal(Number(text), text.split('.')[1]?.length ?? 0);
}

/** `12.50` as `12.50%`, or as the page's locale writes it: `12,50 %`. */
function percent(text: string): string {
  return formatPercent(0.01).replace(formatDecimal(1, 0), written(text));
}

/** Texts of the product that a course quotes by name, so that they are written once. */
const quotedTexts: Readonly<Record<string, () => string>> = {
  cardFeeRule: () => feeText(feeRules.processing),
  invoiceFeeRule: () => feeText(feeRules.invoice),
};

/** Whether a part of a course quotes the fee rules or calculates with them. */
export function quotesFees(content: object): boolean {
  return /\{\w+FeeRule\}|\bfee\(/.test(JSON.stringify(content));
}

const placeholder = /\{(\w+)\}/g;

/** The text with its placeholders replaced. An unknown one stays as it is; the schema test finds it. */
export function fillText(text: string, scope: Scope): string {
  return text.replace(placeholder, (whole, name: string) => {
    const figure = scope.get(name);
    if (figure) return formatFigure(figure);
    return Object.hasOwn(quotedTexts, name) ? (quotedTexts[name]?.() ?? whole) : whole;
  });
}
