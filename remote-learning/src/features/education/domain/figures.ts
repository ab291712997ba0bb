/** `percentage`: the number is already in percent, 12.5 for `12.50%`. `other`: two decimals. */
export const figureFormats = ['currency', 'percentage', 'other'] as const;
export type FigureFormat = (typeof figureFormats)[number];

/**
 * Numbers by name, in the order in which they are calculated: a number, a formula over the names before it, or either
 * with a format other than currency. Amounts are dollars, as merchants write them: 12.5.
 */
export type Figures = Readonly<Record<string, Figure>>;
export type Figure = number | string | { readonly value: number | string; readonly format: FigureFormat };
