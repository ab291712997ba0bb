import type { LedgerColumns } from '../../ledger/columns/columns';
import type { FiguresHeader } from './encodeMonth';
import type { MonthEntry } from './manifest';
import type { AddedPart } from './month';
import { keyOf, type MonthRecords } from './monthRecords';
import { createMonthSpan, type MonthSpan, type ReadRecord } from './monthSpan';
import { sliceColumns } from './sliceColumns';

/** Months that were read together. */
interface KeptSpan {
  readonly entries: readonly MonthEntry[];
  readonly span: Promise<MonthSpan | undefined>;
  readonly parts: Map<AddedPart, Promise<void>>;
  readonly slices: Map<string, LedgerColumns>;
}

/** Transactions in memory: more are read again when they are needed again. */
const maxKeptRows = 3_000_000;
/** Each keeps what was worked out from its transactions. */
const maxSlices = 12;

/** The latest spans of months that were read together, for questions about the same months or some of them. */
export function createKeptSpans(records: MonthRecords) {
  /** The latest last. */
  let kept: KeptSpan[] = [];
  const spans = new WeakMap<LedgerColumns, KeptSpan>();

  /** Columns of months in a row; `undefined` if one of them turns out to be damaged. */
  async function columnsOf(months: readonly MonthEntry[]): Promise<LedgerColumns | undefined> {
    const owner = kept.find((each) => placeIn(each, months) >= 0) ?? keep(months);
    kept = [...kept.filter((each) => each !== owner), owner];
    const span = await owner.span;
    if (span) return sliceOf(owner, span, months);
    drop(owner);
    return undefined;
  }

  function keep(entries: readonly MonthEntry[]): KeptSpan {
    const owner: KeptSpan = { entries, span: read(entries), parts: new Map(), slices: new Map() };
    owner.span.then(
      (span) => span && spans.set(span.columns, owner),
      () => drop(owner),
    );
    // What the new months contain is not kept twice.
    const others = kept.filter((each) => placeIn(owner, each.entries) < 0);
    let room = maxKeptRows - rowsOf(entries);
    kept = [];
    for (const each of others.toReversed()) {
      room -= rowsOf(each.entries);
      if (room >= 0) kept.unshift(each);
    }
    kept.push(owner);
    return owner;
  }

  function drop(owner: KeptSpan) {
    kept = kept.filter((each) => each !== owner);
  }

  /** `undefined` if a month turns out to be damaged. */
  async function read(entries: readonly MonthEntry[]): Promise<MonthSpan | undefined> {
    const figures = await records.readAll(entries, 'figures');
    if (!figures) return undefined;
    return createMonthSpan(
      entries.map(({ counts }) => counts),
      figures as readonly ReadRecord<FiguresHeader>[],
    );
  }

  /** Adds a part to the months that columns are of; `false` if they are of no months from here. */
  async function add(columns: LedgerColumns, part: AddedPart): Promise<boolean> {
    const owner = spans.get(columns);
    if (!owner) return false;
    const loading = owner.parts.get(part) ?? load(owner, part);
    owner.parts.set(part, loading);
    await loading;
    return true;
  }

  async function load(owner: KeptSpan, part: AddedPart): Promise<void> {
    const [span, added] = await Promise.all([owner.span, records.readAll(owner.entries, part)]);
    if (added) span?.add(part, added);
    else drop(owner);
  }

  return { columnsOf, add };
}

function rowsOf(entries: readonly MonthEntry[]): number {
  return entries.reduce((sum, { counts }) => sum + counts.transactions, 0);
}

/** Where months are within those that were read together, -1 if they are not. */
function placeIn({ entries }: Pick<KeptSpan, 'entries'>, wanted: readonly MonthEntry[]): number {
  const keys = entries.map(keyOf);
  const first = keys.indexOf(wanted[0] ? keyOf(wanted[0]) : '');
  return first >= 0 && wanted.every((entry, nth) => keys[first + nth] === keyOf(entry)) ? first : -1;
}

function sliceOf(owner: KeptSpan, { columns }: MonthSpan, wanted: readonly MonthEntry[]): LedgerColumns {
  const first = placeIn(owner, wanted);
  if (wanted.length === owner.entries.length) return columns;
  const key = `${first} ${wanted.length}`;
  const known = owner.slices.get(key);
  const from = rowsOf(owner.entries.slice(0, first));
  const slice = known ?? sliceColumns(columns, from, from + rowsOf(wanted));
  owner.slices.delete(key);
  owner.slices.set(key, slice);
  const [oldest] = owner.slices.keys();
  if (owner.slices.size > maxSlices && oldest !== undefined) owner.slices.delete(oldest);
  return slice;
}
