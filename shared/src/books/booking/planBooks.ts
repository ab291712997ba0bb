import type { FactText } from '../facts/fact';
import type { Layer } from '../reading/layer';
import { businessTimeOf, type BookSettings } from './businessTime';
import { createChooser } from './chooseFacts';
import { compareTexts, indexOfRef, isOrder, layerOfRef, tableOf, type FactRef } from './factRef';
import { groupFacts } from './groupFacts';
import { withSharedDateOrder } from './sharedDateOrder';
import { createRefunds, type RefundsOfSales } from './refunds';
import { createRowStates, outcomeOf, type FileOutcome, type RowStates } from './rowStates';

/** A transaction before its amounts are put together. */
export interface PlannedTransaction {
  readonly id: string;
  readonly family: string;
  readonly day: number;
  readonly minute: number;
  readonly facts: readonly FactRef[];
}

export interface BooksPlan {
  readonly layers: readonly Layer[];
  readonly settings: BookSettings;
  /** In order of day, minute and id. */
  readonly transactions: readonly PlannedTransaction[];
  readonly refunds: RefundsOfSales;
  /** In the order of the layers. */
  readonly outcomes: readonly FileOutcome[];
}

/**
 * Decides which rows of some files are booked, in which transaction and on which day. It depends on the set of files, not
 * on their order; that only says which of two equal rows counts as already there.
 */
export function planBooks(files: readonly Layer[], settings: BookSettings): BooksPlan {
  const layers = withSharedDateOrder(files);
  const states = layers.map(createRowStates);
  const seen = new Set<string>();
  const active = layers.map(({ kind, hash }) => {
    const isNew = !seen.has(`${kind} ${hash}`);
    seen.add(`${kind} ${hash}`);
    return isNew;
  });
  const groups = groupFacts(layers, active);
  const choose = createChooser(layers, states);
  const planned: PlannedTransaction[] = [];
  for (const { id, family, facts } of groups) {
    for (const chosen of choose(id, facts)) {
      const one = planOne(layers, states, settings, family, chosen);
      if (one) planned.push(one);
    }
  }
  const refunds = createRefunds(layers, planned);
  const transactions = planned.filter((one) => !refunds.isMadeUp(one));
  transactions.sort((one, other) => one.day - other.day || one.minute - other.minute || compareTexts(one.id, other.id));
  return {
    layers,
    settings,
    transactions,
    refunds,
    outcomes: files.map((layer, index) =>
      outcomeOf(layer, states[index] ?? createRowStates(layer), active[index] ?? true),
    ),
  };
}

const conversionOfNothing = 'Money moved, nothing sold: currency conversion';

function planOne(
  layers: readonly Layer[],
  states: readonly RowStates[],
  settings: BookSettings,
  family: string,
  { id, facts }: { readonly id: string; readonly facts: readonly FactRef[] },
): PlannedTransaction | undefined {
  const textsOf = (name: FactText) => facts.map((ref) => tableOf(layers, ref).textAt(name, indexOfRef(ref)));
  const refuse = (reason: string) => {
    for (const ref of facts) states[layerOfRef(ref)]?.refuse(indexOfRef(ref), { column: '', value: id, reason });
    return undefined;
  };
  const conversions = textsOf('conversion');
  const isConverted = conversions.includes('given');
  const isForeign = conversions.includes('needed');
  const leaveOut = (left: readonly FactRef[], reason: string) => {
    for (const ref of left) states[layerOfRef(ref)]?.skip(indexOfRef(ref), reason);
  };
  if (isConverted && !isForeign) return void leaveOut(facts, conversionOfNothing);
  const voids = textsOf('void');
  const isVoid = voids.find((reason) => reason !== '');
  if (isVoid !== undefined) {
    // A payment that failed does not cancel the next one of the same order.
    const isKeyed = (ref: FactRef) => isOrder(layers, ref) && tableOf(layers, ref).keyAt(indexOfRef(ref)) !== '';
    const valid = facts.filter((_, nth) => voids[nth] === '');
    if (!valid.some(isKeyed)) return void leaveOut(facts, isVoid);
    leaveOut(
      facts.filter((_, nth) => voids[nth] !== ''),
      isVoid,
    );
    return planOne(layers, states, settings, family, { id, facts: valid });
  }
  if (isForeign && !isConverted) return refuse('The amount is in another currency, and no row converts it');
  const isTimed = (ref: FactRef) => !Number.isNaN(tableOf(layers, ref).wallAt(indexOfRef(ref)));
  const orders = facts.filter((ref) => isOrder(layers, ref) && isTimed(ref));
  const sources = orders.length > 0 ? orders : facts.filter(isTimed);
  if (sources.length === 0) return refuse('Its order was refused or is in none of the files, and the row has no date');
  let best = { day: Infinity, minute: 0 };
  for (const ref of sources) {
    const table = tableOf(layers, ref);
    const index = indexOfRef(ref);
    const time = businessTimeOf({ wall: table.wallAt(index), zone: table.zoneAt(index) }, settings);
    if (time.day < best.day || (time.day === best.day && time.minute < best.minute)) best = time;
  }
  for (const ref of facts) states[layerOfRef(ref)]?.book(indexOfRef(ref));
  return { id, family, facts, ...best };
}
