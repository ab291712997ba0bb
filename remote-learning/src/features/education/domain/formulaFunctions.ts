import { parseDecimal, rescale, type Cents } from '@back-office/shared/format';
import { feeOf, feeRules, feeText, isDeduction, totalOfGiven, type MeasureId } from '@back-office/shared/ledger';

export interface FormulaFunction {
  readonly parameters: number;
  /** In dollars. A result that is an amount is in whole cents. */
  readonly valueOf: (...values: readonly number[]) => number;
  /** The calculation in words of arithmetic, with the arguments as they are shown: `$138.00 × 2.9% + $0.30`. */
  readonly write: (...values: readonly string[]) => string;
}

/** Words that stand for a kind of fee in formulas. */
export const formulaConstants: Readonly<Record<string, number>> = { card: 1, invoice: 2, cash: 3 };

/**
 * What formulas can call. The definitions of sales figures and fees are those of the reports: they come from the
 * ledger.
 */
export const formulaFunctions: Readonly<Record<string, FormulaFunction>> = {
  grossSales: totalFunction('gross-sales', ['items', 'service-charges']),
  netSales: totalFunction('net-sales', ['gross-sales', 'discounts', 'comps', 'returns']),
  totalSales: totalFunction('total-sales', ['net-sales', 'gift-card-sales', 'taxes', 'tips']),
  netTotal: totalFunction('net-total', ['total-payments', 'fees']),
  /** `fee(138, card)`; the second argument is card, invoice or cash. */
  fee: {
    parameters: 2,
    valueOf: (collected = 0, kind = 0) => dollars(feeOfKind(cents(collected), kind)),
    write: (collected, kind) => {
      if (kind === 'cash') return 'no fee';
      return `${collected} × ${feeText(feeRules[kind === 'invoice' ? 'invoice' : 'processing'])}`;
    },
  },
  /** `percent(138, 8)` is 8% of 138, to the cent. */
  percent: {
    parameters: 2,
    valueOf: (amount = 0, rate = 0) => dollars(cents((amount * rate) / 100)),
    write: (amount, rate) => `${amount} × ${rate}${rate?.endsWith('%') ? '' : '%'}`,
  },
  min: { parameters: 2, valueOf: Math.min, write: (one, other) => `the smaller of ${one} and ${other}` },
  max: { parameters: 2, valueOf: Math.max, write: (one, other) => `the larger of ${one} and ${other}` },
};

/** The total that the catalog defines, of its parts. Deductions are given as positive amounts. */
function totalFunction(id: MeasureId, parts: readonly MeasureId[]): FormulaFunction {
  return {
    parameters: parts.length,
    valueOf: (...values) => {
      const given = parts.map((part, index) => {
        const amount = cents(values[index] ?? 0);
        return [part, isDeduction(part) ? -amount : amount];
      });
      return dollars(totalOfGiven(id, Object.fromEntries(given)));
    },
    // `netSales(gross, discount, 0, 0)` is written without the zeros that only fill a place.
    write: (first, ...others) =>
      others.reduce((text, other, index) => {
        const part = parts[index + 1];
        return other === '0' || !part ? text : `${text} ${isDeduction(part) ? '−' : '+'} ${other}`;
      }, first ?? ''),
  };
}

function feeOfKind(collected: Cents, kind: number): Cents {
  if (kind === formulaConstants['cash']) return feeOf(collected, 'Cash', 'In-Store');
  if (kind === formulaConstants['invoice']) return feeOf(collected, 'Card', 'Invoice');
  if (kind === formulaConstants['card']) return feeOf(collected, 'Card', 'In-Store');
  throw new RangeError('The second argument of fee is card, invoice or cash.');
}

function cents(amount: number): Cents {
  const exact = centsOf(amount);
  if (exact === undefined) throw new RangeError('The amount is too large to be exact.');
  return exact;
}

function dollars(amount: Cents): number {
  return amount / 100;
}

/** Without exponent, so that a parser of decimals reads it. Eight decimals hide the error of binary fractions. */
export function plainNumber(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? String(value) : value.toFixed(8);
}

/**
 * Half a cent is rounded away from zero: 1.005 is 101. `undefined` for an amount that is too large to be exact. A dollar of
 * the formulas is a hundred of the smallest units of any currency, so that fees keep their proportion.
 */
export function centsOf(dollars: number): Cents | undefined {
  const decimal = parseDecimal(plainNumber(dollars));
  const units = decimal && Number(rescale(decimal, 2).units);
  return Number.isSafeInteger(units) ? units : undefined;
}
