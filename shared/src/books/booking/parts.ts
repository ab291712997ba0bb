import { notInFiles, unknown } from '@back-office/shared/format';
import { addedItemTexts } from '../../ledger/catalog/dimensions';
import type { SoldItemFacts } from '../../ledger/columns/columns';
import type { TransactionLine } from '../../ledger/model/lines';
import { writtenTender, type Payment } from '../../ledger/model/tenders';
import { remembered } from '../reading/numbers';
import { compareTexts } from './factRef';
import { minus, orUnknown, plus, sumOf, type Maybe } from '../facts/maybe';
import type { BookedLine } from './tieLines';

interface PaidPart {
  readonly tender: string;
  readonly isCash: boolean;
  readonly amount: Maybe;
  readonly tip: Maybe;
  readonly fee: Maybe;
}

/** The payments of a transaction. What the named ones do not cover is one more; what nobody paid has none. */
export function paymentsOf(named: readonly PaidPart[], whole: PaidPart): readonly Payment[] {
  if (named.length === 0)
    return whole.amount === 0 ? [] : [paymentOf(whole, whole.tender || notInFiles, whole.tip, whole.fee)];
  const paid = sumOf(named.map(({ amount }) => amount));
  const rest = plus(whole.amount, minus(paid));
  const parts = [...named];
  if (rest !== undefined && rest !== 0)
    parts.push({ tender: 'Other', isCash: false, amount: rest, tip: undefined, fee: undefined });
  const ties = (name: 'tip' | 'fee') => sumOf(parts.map((part) => part[name])) === whole[name];
  const [tipsTie, feesTie] = [ties('tip'), ties('fee')];
  const only = parts.length === 1;
  return parts
    .map((part) =>
      paymentOf(
        part,
        part.tender,
        only ? whole.tip : tipsTie ? part.tip : undefined,
        only ? whole.fee : feesTie ? part.fee : undefined,
      ),
    )
    .sort((one, other) => compareTexts(one.tender, other.tender) || Number(other.amount) - Number(one.amount));
}

const tenderOf = remembered(writtenTender);

function paymentOf({ isCash, amount }: PaidPart, tender: string, tip: Maybe, fee: Maybe): Payment {
  return {
    tender: tenderOf(tender),
    paymentMethod: isCash ? 'cash' : 'card',
    amount: orUnknown(amount),
    tip: orUnknown(tip),
    fee: orUnknown(fee),
  };
}

export function lineOf({
  item,
  quantity,
  isReturned,
  gross,
  discount,
  comp,
  tax,
  cost,
  isUntied,
}: BookedLine): TransactionLine {
  if (isUntied) {
    const all = { gross: unknown, discount: unknown, comp: unknown, tax: unknown, net: unknown } as const;
    return { item, quantity, ...(isReturned && { isReturned }), ...all };
  }
  const isKnown = discount !== undefined && comp !== undefined;
  const net = isKnown ? (isReturned ? 0 - gross : gross) - discount - comp : undefined;
  const line = {
    item,
    quantity,
    gross,
    discount: orUnknown(discount),
    comp: orUnknown(comp),
    tax: orUnknown(tax),
    net: orUnknown(net),
  };
  // Most lines need no copy.
  if (!isReturned && cost === undefined) return line;
  return { ...line, ...(isReturned && { isReturned }), ...(cost !== undefined && { cost }) };
}

/** By what they say, so that the order of the files does not matter. */
export function compareLines(one: BookedLine, other: BookedLine): number {
  return (
    (one.rank !== undefined && other.rank !== undefined ? one.rank - other.rank : compareItems(one.item, other.item)) ||
    Number(one.isReturned) - Number(other.isReturned) ||
    one.quantity - other.quantity ||
    one.gross - other.gross ||
    (one.discount ?? -1) - (other.discount ?? -1) ||
    (one.tax ?? -1) - (other.tax ?? -1)
  );
}

export function compareItems(one: SoldItemFacts, other: SoldItemFacts): number {
  if (one === other) return 0;
  return (
    compareTexts(one.name, other.name) ||
    compareTexts(one.sku, other.sku) ||
    one.price - other.price ||
    compareTexts(one.category, other.category) ||
    compareTexts(one.unit, other.unit) ||
    addedItemTexts.reduce((order, text) => order || compareTexts(one[text] ?? '', other[text] ?? ''), 0)
  );
}
