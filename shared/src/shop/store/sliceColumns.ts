import { storedTexts } from '../../ledger/catalog/dimensions';
import type { LedgerColumns, PaymentColumns, TextColumn } from '../../ledger/columns/columns';
import { recordOf } from '../../ledger/columns/emptyColumns';
import { lazyRecord, once } from '../../ledger/columns/keptFor';
import { knownAmounts, type KnownAmount } from '../../ledger/catalog/measure';

/**
 * The transactions from one place up to, not including, another, without a copy. What is worked out when it is read is read
 * from the given columns when it is needed.
 */
export function sliceColumns(columns: LedgerColumns, from: number, to: number): LedgerColumns {
  const { days, minutes, lacks } = columns;
  const linesOnce = once(() => sliceLines(columns.lines, from, to));
  const sliced = {
    length: to - from,
    days: days.subarray(from, to),
    minutes: minutes.subarray(from, to),
    amounts: lazyRecord(knownAmounts, (amount) => columns.amounts[amount].subarray(from, to)),
    ...(lacks && {
      lacks: (amount: KnownAmount, first: number, end: number) => lacks(amount, from + first, from + end),
    }),
    ...(columns.netSales && { netSales: columns.netSales.subarray(from, to) }),
    texts: lazyRecord(storedTexts, (column) => sliceText(columns.texts[column], from, to)),
    idAt: (index: number) => columns.idAt(from + index),
    refundOfAt: (index: number) => columns.refundOfAt(from + index),
    get lines() {
      return linesOnce();
    },
  };
  if (!('payments' in columns)) return sliced;
  return withPayments(sliced, () => columns.payments && slicePayments(columns.payments, from, to));
}

/** The columns with payments that are worked out when they are read for the first time. */
export function withPayments(columns: LedgerColumns, payments: () => PaymentColumns | undefined): LedgerColumns {
  return Object.defineProperty(columns, 'payments', { enumerable: true, get: once(payments) });
}

function sliceText({ values, codes }: TextColumn, from: number, to: number): TextColumn {
  return { values, codes: codes.subarray(from, to) };
}

function sliceLines(lines: LedgerColumns['lines'], from: number, to: number): LedgerColumns['lines'] {
  const { first, end, starts } = sliceStarts(lines.starts, from, to);
  const amounts = Object.entries(lines.amounts).map(([amount, values]) => [amount, values.subarray(first, end)]);
  return {
    starts,
    items: lines.items,
    itemCodes: lines.itemCodes.subarray(first, end),
    quantities: lines.quantities.subarray(first, end),
    returned: lines.returned.subarray(first, end),
    weights: lines.weights.subarray(first, end),
    amounts: Object.fromEntries(amounts),
    ...(lines.costs && { costs: lines.costs.subarray(first, end) }),
  };
}

function slicePayments({ starts, texts, amounts }: PaymentColumns, from: number, to: number): PaymentColumns {
  const own = sliceStarts(starts, from, to);
  return {
    starts: own.starts,
    texts: recordOf(['tender', 'paymentMethod'], (column) => sliceText(texts[column], own.first, own.end)),
    amounts: recordOf(['totalCollected', 'tips', 'fee'], (amount) => amounts[amount].subarray(own.first, own.end)),
  };
}

function sliceStarts(starts: Uint32Array, from: number, to: number) {
  const first = starts[from] ?? 0;
  return {
    first,
    end: starts[to] ?? first,
    starts: starts.slice(from, to + 1).map((start) => start - first),
  };
}
