import type { LineDimension, PaymentDimension } from '../../../src/ledger/catalog/dimensions';

/**
 * Bits that say of a line or a payment whether it is the first of its transaction with its value of a field, so that each
 * transaction can be counted once without a search for duplicates. Bit 1: the first of all. A field without a bit is
 * counted with a search.
 */
export const lineBits: Readonly<Partial<Record<LineDimension, number>>> = {
  'item-name': 2,
  category: 4,
  'reporting-category': 4,
  sku: 8,
  unit: 16,
  'itemization-type': 32,
};

export const paymentBits: Readonly<Partial<Record<PaymentDimension, number>>> = {
  tender: 2,
  'payment-method': 4,
  'fee-kind': 8,
  'fee-charged': 16,
};

/** The bits of each of the parts of a transaction, from the texts that each part has of some fields. */
export function firstsOf(parts: readonly Readonly<Record<number, string>>[]): readonly number[] {
  const seen = new Set<string>();
  return parts.map((texts, nth) => {
    let bits = nth === 0 ? 1 : 0;
    for (const [bit, text] of Object.entries(texts)) {
      const key = `${bit} ${text}`;
      if (!seen.has(key)) bits |= Number(bit);
      seen.add(key);
    }
    return bits;
  });
}
