import { finish, type Steps } from '../../loading/steps';
import type { FactText, LocalTime } from '../facts/fact';
import type { Layer } from '../reading/layer';
import { businessTimeOf, type BookSettings, type BusinessTime } from './businessTime';
import { createChooser } from './chooseFacts';
import { compareTexts, indexOfRef, isOrder, layerOfRef, tableOf, type FactRef } from './factRef';
import { groupFacts } from './groupFacts';
import { withSharedReading } from './sharedReading';
import { createRefunds, type RefundsOfSales } from './refunds';
import { createRowStates, outcomeOf, type FileOutcome, type RowStates } from './rowStates';

/** A transaction before its amounts are put together. */
export interface PlannedTransaction {
  readonly id: string;
  readonly family: string;
  readonly day: number;
  readonly minute: number;
  /** Whether the time of the day is known, not only the day. */
  readonly isTimed: boolean;
  readonly facts: readonly FactRef[];
}

/** A transaction of facts that follow each other. Nearly all are, and lists of their facts would take most of the memory of a plan. */
class TransactionOfRun implements PlannedTransaction {
  constructor(
    readonly id: string,
    readonly family: string,
    readonly day: number,
    readonly minute: number,
    readonly isTimed: boolean,
    private readonly first: FactRef,
    private readonly count: number,
  ) {}

  get facts(): readonly FactRef[] {
    return Array.from({ length: this.count }, (_, nth) => this.first + nth);
  }
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
  return finish(planBooksInSteps(files, settings));
}

/** The same for `finishInSlices`: a large file takes seconds. */
export function* planBooksInSteps(files: readonly Layer[], settings: BookSettings): Steps<BooksPlan> {
  const layers = withSharedReading(files);
  const states = layers.map(createRowStates);
  const seen = new Set<string>();
  const active = layers.map(({ kind, hash }) => {
    const isNew = !seen.has(`${kind} ${hash}`);
    seen.add(`${kind} ${hash}`);
    return isNew;
  });
  const groups = groupFacts(layers, active);
  const choose = createChooser(layers, states);
  const planOne = createPlanner(layers, states, settings);
  const planned: PlannedTransaction[] = [];
  let done = 0;
  for (const group of groups) {
    if (!group || (done += 1) % groupsAtOnce === 0) yield;
    if (!group) continue;
    const { id, family, facts } = group;
    for (const chosen of choose(id, facts)) {
      const one = planOne(family, chosen);
      if (one) planned.push(one);
    }
  }
  yield;
  const refunds = createRefunds(layers, planned);
  const transactions = planned.filter((one) => !refunds.isMadeUp(one));
  yield;
  transactions.sort((one, other) => one.day - other.day || one.minute - other.minute || compareTexts(one.id, other.id));
  yield;
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

const groupsAtOnce = 100;
const conversionOfNothing = 'Money moved, nothing sold: currency conversion';

interface ChosenFacts {
  readonly id: string;
  readonly facts: readonly FactRef[];
}

function createPlanner(layers: readonly Layer[], states: readonly RowStates[], settings: BookSettings) {
  const hasText = (name: FactText) => layers.some(({ facts }) => facts.hasText(name));
  const [hasConversions, hasVoids] = [hasText('conversion'), hasText('void')];
  const timeOf = createTimes(layers, settings);

  function leaveOut(facts: readonly FactRef[], reason: string) {
    for (const ref of facts) states[layerOfRef(ref)]?.skip(indexOfRef(ref), reason);
  }

  function refuse({ id, facts }: ChosenFacts, reason: string) {
    for (const ref of facts) states[layerOfRef(ref)]?.refuse(indexOfRef(ref), { column: '', value: id, reason });
    return undefined;
  }

  function textsOf(facts: readonly FactRef[], name: FactText): readonly string[] {
    return facts.map((ref) => tableOf(layers, ref).textAt(name, indexOfRef(ref)));
  }

  /** The facts that count if some of a transaction are void: the same list if none is, nothing if it is void as a whole. */
  function validOf(facts: readonly FactRef[]): readonly FactRef[] | undefined {
    const voids = textsOf(facts, 'void');
    const isVoid = voids.find((reason) => reason !== '');
    if (isVoid === undefined) return facts;
    // A payment that failed does not cancel the next one of the same order.
    const isKeyed = (ref: FactRef) => isOrder(layers, ref) && tableOf(layers, ref).keyAt(indexOfRef(ref)) !== '';
    const valid = facts.filter((_, nth) => voids[nth] === '');
    if (!valid.some(isKeyed)) return void leaveOut(facts, isVoid);
    leaveOut(
      facts.filter((_, nth) => voids[nth] !== ''),
      isVoid,
    );
    return valid;
  }

  return function planOne(family: string, chosen: ChosenFacts): PlannedTransaction | undefined {
    const { id, facts } = chosen;
    const conversions = hasConversions ? textsOf(facts, 'conversion') : [];
    const isConverted = conversions.includes('given');
    const isForeign = conversions.includes('needed');
    if (isConverted && !isForeign) return void leaveOut(facts, conversionOfNothing);
    const valid = hasVoids ? validOf(facts) : facts;
    if (!valid) return undefined;
    if (valid !== facts) return planOne(family, { id, facts: valid });
    if (isForeign && !isConverted) return refuse(chosen, 'The amount is in another currency, and no row converts it');
    const time = timeOf(facts);
    if (!time) return refuse(chosen, 'Its order was refused or is in none of the files, and the row has no date');
    for (const ref of facts) states[layerOfRef(ref)]?.book(indexOfRef(ref));
    const [first = 0] = facts;
    const { day, minute, isDay } = time;
    if (facts.every((ref, nth) => ref === first + nth))
      return new TransactionOfRun(id, family, day, minute, !isDay, first, facts.length);
    return { id, family, facts, day, minute, isTimed: !isDay };
  };
}

/** The time of a transaction: the first of its orders or, without any that has one, of its other facts. */
function createTimes(layers: readonly Layer[], settings: BookSettings) {
  /** Facts of one transaction mostly have one time. */
  let last: LocalTime & { readonly time: BusinessTime } = { wall: NaN, zone: '', time: { day: NaN, minute: NaN } };
  const timeAt = (wall: number, zone: string) => {
    if (last.wall !== wall || last.zone !== zone) last = { wall, zone, time: businessTimeOf({ wall, zone }, settings) };
    return last.time;
  };
  return (facts: readonly FactRef[]): BusinessTime | undefined => {
    let first: BusinessTime | undefined;
    let isOfOrder = false;
    for (const ref of facts) {
      const table = tableOf(layers, ref);
      const index = indexOfRef(ref);
      const wall = table.wallAt(index);
      const isOfThisOrder = table.roleAt(index) === 'order';
      if (Number.isNaN(wall) || (isOfOrder && !isOfThisOrder)) continue;
      const time = timeAt(wall, table.zoneAt(index));
      if (!first || isOfThisOrder !== isOfOrder || isEarlier(time, first)) first = time;
      isOfOrder = isOfThisOrder;
    }
    return first;
  };
}

/** Of one day, a time comes before none. */
function isEarlier(one: BusinessTime, other: BusinessTime): boolean {
  if (one.day !== other.day) return one.day < other.day;
  return one.isDay === other.isDay ? one.minute < other.minute : other.isDay === true;
}
