import type { Layer } from '../reading/layer';
import { unnamedItem } from '../../ledger/catalog/noNames';
import { recordOf } from '../../ledger/columns/emptyColumns';
import { factTexts, type FactAmount, type FactText } from '../facts/fact';
import { compareTexts, indexOfRef, layerOfRef, type FactRef } from './factRef';
import { firstKnown, largest, type Maybe } from '../facts/maybe';
import { compareItems, compareLines } from './parts';
import type { BookedLine } from './tieLines';

/** Reads the facts of transactions from layers. */
export function createFactReader(layers: readonly Layer[]) {
  const { tableOf, lineOf, kindOf, textOf, amountOf, total } = createFactCells(layers);
  const textsThere = new Set(factTexts.filter((name) => layers.some(({ facts }) => facts.hasText(name))));

  function read(facts: readonly FactRef[]) {
    const orders: FactRef[] = [];
    const lines: BookedLine[] = [];
    const payments: FactRef[] = [];
    for (const ref of facts) {
      const role = tableOf(ref)?.roleAt(indexOfRef(ref));
      const line = role === 'line' ? lineOf(ref) : undefined;
      if (line) lines.push(line);
      else (role === 'order' ? orders : payments).push(ref);
    }
    const kinds = orders.length < 2 ? undefined : [...new Set(orders.map(kindOf))].sort(compareTexts);
    const ofKinds = (all: readonly string[], name: FactAmount): Maybe => {
      const ofEach = (kind: string) =>
        total(
          orders.filter((ref) => kindOf(ref) === kind),
          name,
        );
      return name === 'fee' ? largest(all.map(ofEach)) : firstKnown(all, ofEach);
    };
    return {
      hasLines: lines.length > 0,
      lines: lines.sort(compareLines),
      payments: payments.map((ref) => ({
        tender: textOf(ref, 'tender') || 'Other',
        isCash: textOf(ref, 'method') === 'cash',
        amount: amountOf(ref, 'paid'),
        tip: amountOf(ref, 'tips'),
        fee: amountOf(ref, 'fee'),
      })),
      /** The first in alphabetical order, so that the order of the files does not matter. */
      text(name: FactText): string {
        if (!textsThere.has(name)) return '';
        let first = '';
        for (const ref of facts) {
          const text = textOf(ref, name);
          // Facts of one transaction mostly have one text: whether it is the same is seen at once.
          if (text !== first && text !== '' && (first === '' || text < first)) first = text;
        }
        return first;
      },
      /** What orders say. Files of two kinds may know the same amount: then it counts once, a fee with all of its parts. */
      ofOrder: (name: FactAmount): Maybe => (kinds ? ofKinds(kinds, name) : total(orders, name)),
      ofPayments: (name: FactAmount): Maybe => total(payments, name),
    };
  }

  return read;
}

/** What facts say, one by one. */
function createFactCells(layers: readonly Layer[]) {
  const ranks = ranksOfItems(layers);
  const lineReaders = layers.map((layer, nth) => createLineReader(layer, ranks?.[nth]));
  const tableOf = (ref: FactRef) => layers[layerOfRef(ref)]?.facts;
  const amountOf = (ref: FactRef, name: FactAmount): Maybe => {
    const amount = tableOf(ref)?.amountAt(name, indexOfRef(ref)) ?? NaN;
    return Number.isNaN(amount) ? undefined : amount;
  };
  return {
    tableOf,
    amountOf,
    lineOf: (ref: FactRef) => lineReaders[layerOfRef(ref)]?.(indexOfRef(ref)),
    kindOf: (ref: FactRef) => layers[layerOfRef(ref)]?.kind ?? '',
    textOf: (ref: FactRef, name: FactText) => tableOf(ref)?.textAt(name, indexOfRef(ref)) ?? '',
    /** The sum over some facts; `undefined` if there is none, or if one does not say. */
    total(refs: readonly FactRef[], name: FactAmount): Maybe {
      let sum = 0;
      for (const ref of refs) {
        const amount = amountOf(ref, name);
        if (amount === undefined) return undefined;
        sum += amount;
      }
      return refs.length === 0 ? undefined : sum;
    },
  };
}

const noItem = { name: unnamedItem, category: '', sku: '', unit: '', price: 0 } as const;

/**
 * For each file the places of its items in the order of all items, so that lines are put in order without comparing texts.
 * `undefined` if most items were sold a few times only: then there are more of them to compare than lines of one sale.
 */
function ranksOfItems(layers: readonly Layer[]): readonly Uint32Array[] | undefined {
  const count = (lengthOf: (layer: Layer) => number) => layers.reduce((sum, layer) => sum + lengthOf(layer), 0);
  if (count(({ facts }) => facts.items.length) * minSoldTimes > count(({ facts }) => facts.length)) return undefined;
  const ranks = layers.map(({ facts }) => new Uint32Array(facts.items.length));
  const ordered = layers
    .flatMap(({ facts }, layer) => facts.items.map((item = noItem, code) => ({ item, layer, code })))
    .sort((one, other) => compareItems(one.item, other.item));
  let rank = 0;
  for (const [nth, { item, layer, code }] of ordered.entries()) {
    if (nth > 0 && compareItems(ordered[nth - 1]?.item ?? item, item) !== 0) rank += 1;
    const own = ranks[layer];
    if (own) own[code] = rank;
  }
  return ranks;
}

const minSoldTimes = 8;

const lineAmounts = ['gross', 'quantity', 'discount', 'comp', 'tax', 'cost'] as const satisfies readonly FactAmount[];

/** Reads lines of one file. Looking up its amounts by name takes most of the time, so that it is done once. */
function createLineReader({ facts }: Layer, ranks: Uint32Array | undefined) {
  const columns = recordOf(lineAmounts, (name) => facts.amountsOf(name));
  const known = (amount: number): Maybe => (Number.isNaN(amount) ? undefined : amount);
  return (index: number): BookedLine => {
    const itemCode = facts.itemCodeAt(index);
    const amount = known(columns.gross(index));
    const gross = amount ?? 0;
    const quantity = known(columns.quantity(index)) ?? 1;
    return {
      item: facts.items[itemCode] ?? noItem,
      rank: ranks?.[itemCode],
      quantity: Math.abs(quantity),
      isReturned: gross < 0 || (gross === 0 && quantity < 0),
      gross: Math.abs(gross),
      discount: known(columns.discount(index)),
      comp: known(columns.comp(index)) ?? 0,
      tax: known(columns.tax(index)),
      cost: known(columns.cost(index)),
      ...(amount === undefined && { isUntied: true }),
    };
  };
}

export type TransactionFacts = ReturnType<ReturnType<typeof createFactReader>>;
