/**
 * A column's name without what exports vary: case, accents, punctuation, padding, camel case. `Variant SKU`,
 * `variant_sku` and `variantSKU` are all `variant sku`.
 */
export function plainName(header: string): string {
  return header
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The location in `Current Quantity Main Store`, or undefined where the column is no quantity of a location. */
export function quantityLocation(header: string): string | undefined {
  return /^\s*current quantity\s+(\S.*?)\s*$/i.exec(header)?.[1];
}
