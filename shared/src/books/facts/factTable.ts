import type { SoldItemFacts } from '../../ledger/columns/columns';
import { byteColumn, codeColumn, createDictionary, floatColumn, type Dictionary, type NumberColumn } from './column';
import { factAmounts, factTexts, roles, type Fact, type FactAmount, type FactText, type Role } from './fact';

/** The facts of one file as columns, so that millions of rows fit in memory. Only columns that the file has are kept. */
export interface FactTable {
  readonly length: number;
  /** The row of the file, counted from 0, that a fact comes from. */
  readonly rows: NumberColumn;
  readonly ids: Dictionary;
  readonly idCodes: NumberColumn;
  roleAt(index: number): Role;
  keyAt(index: number): string;
  /** Epoch milliseconds as written; `NaN` without a time. */
  wallAt(index: number): number;
  zoneAt(index: number): string;
  amountAt(name: FactAmount, index: number): number;
  textAt(name: FactText, index: number): string;
  itemAt(index: number): SoldItemFacts | undefined;
  push(row: number, fact: Fact): void;
}

/** A column of texts that is created when the first text arrives. Facts before have none. */
function createTextColumn() {
  const dictionary = createDictionary();
  dictionary.codeOf('');
  let codes: NumberColumn | undefined;
  return {
    set(index: number, text: string) {
      if (text === '') return;
      codes ??= codeColumn();
      while (codes.length < index) codes.push(0);
      codes.push(dictionary.codeOf(text));
    },
    at: (index: number) => dictionary.values[codes?.at(index) ?? 0] ?? '',
  };
}

function createAmountColumn() {
  let amounts: NumberColumn | undefined;
  return {
    set(index: number, amount: number) {
      amounts ??= floatColumn();
      while (amounts.length < index) amounts.push(NaN);
      amounts.push(amount);
    },
    at: (index: number) => (amounts && index < amounts.length ? amounts.at(index) : NaN),
  };
}

export function createFactTable(): FactTable {
  const rows = codeColumn();
  const ids = createDictionary();
  const idCodes = codeColumn();
  const roleCodes = byteColumn();
  const keys = createTextColumn();
  const walls = createAmountColumn();
  const zones = createTextColumn();
  const items = createItemColumn();
  const texts = Object.fromEntries(factTexts.map((name) => [name, createTextColumn()]));
  const amounts = Object.fromEntries(factAmounts.map((name) => [name, createAmountColumn()]));
  let length = 0;
  return {
    get length() {
      return length;
    },
    rows,
    ids,
    idCodes,
    roleAt: (index) => roles[roleCodes.at(index)] ?? 'order',
    keyAt: (index) => keys.at(index),
    wallAt: (index) => walls.at(index),
    zoneAt: (index) => zones.at(index),
    amountAt: (name, index) => amounts[name]?.at(index) ?? NaN,
    textAt: (name, index) => texts[name]?.at(index) ?? '',
    itemAt: (index) => items.at(index),
    push(row, fact) {
      rows.push(row);
      idCodes.push(ids.codeOf(fact.id));
      roleCodes.push(roles.indexOf(fact.role));
      keys.set(length, fact.key ?? '');
      if (fact.at) {
        walls.set(length, fact.at.wall);
        zones.set(length, fact.at.zone);
      }
      items.set(length, fact.item);
      for (const name in fact.texts) texts[name]?.set(length, fact.texts[name as FactText] ?? '');
      for (const name in fact.amounts) {
        const amount = fact.amounts[name as FactAmount];
        if (amount !== undefined) amounts[name]?.set(length, amount);
      }
      length += 1;
    },
  };
}

function createItemColumn() {
  const known: (SoldItemFacts | undefined)[] = [undefined];
  const codeOfKey = new Map<string, number>();
  let codes: NumberColumn | undefined;
  return {
    set(index: number, item: SoldItemFacts | undefined) {
      if (!item) return;
      codes ??= codeColumn();
      while (codes.length < index) codes.push(0);
      const key = itemKey(item);
      let code = codeOfKey.get(key);
      if (code === undefined) codeOfKey.set(key, (code = known.push(item) - 1));
      codes.push(code);
    },
    at: (index: number) => (codes && index < codes.length ? known[codes.at(index)] : undefined),
  };
}

/** Items are the same if all that is known of them is. */
export function itemKey({ name, category, sku, unit, price }: SoldItemFacts): string {
  return `${name}\u0000${category}\u0000${sku}\u0000${unit}\u0000${price}`;
}
