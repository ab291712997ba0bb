import type { Steps } from '../../loading/steps';
import type { Fact, LocalTime } from '../facts/fact';
import { createFactTable, type FactPieces } from '../facts/factTable';

/** What later rows may leave blank. */
export interface FactBefore {
  readonly id: string;
  readonly at: LocalTime | undefined;
}

export interface MoreFacts {
  readonly facts: FactPieces;
  readonly zones: ReadonlyMap<string, number>;
  readonly latest: number;
}

/** The facts of the rows that are kept. */
export function createFoundFacts() {
  const facts = createFactTable();
  const zones = new Map<string, number>();
  /** The zone of the last facts and how many these are: nearly all have that of the one before. */
  const run = { zone: '', count: 0 };
  let latest = -Infinity;
  let previousId = '';
  let previousAt: LocalTime | undefined;
  let rows = 0;
  /** Of the row that is being read, and how many these are: the list is that of the rows before. */
  const pending: Fact[] = [];
  let count = 0;

  function countZones() {
    if (run.count > 0) zones.set(run.zone, (zones.get(run.zone) ?? 0) + run.count);
    run.count = 0;
  }

  return {
    previousId: () => previousId,
    previousAt: () => previousAt,
    isEmpty: () => count === 0,
    /** How many rows have been kept. */
    rows: () => rows,
    begin() {
      count = 0;
    },
    add(fact: Fact) {
      pending[count++] = fact;
    },
    /** Rows below one that is left out, which leave their id blank, are not of the row above it. */
    forget() {
      const left = count === 0 ? undefined : pending[0];
      previousId = left?.id ?? '';
      previousAt = left?.at;
    },
    keep(row: number) {
      rows += 1;
      for (let nth = 0; nth < count; nth += 1) {
        const fact = pending[nth];
        if (!fact) break;
        facts.push(row, fact);
        previousId = fact.id;
        if (!fact.at) continue;
        previousAt = fact.at;
        if (fact.at.zone !== run.zone) {
          countZones();
          run.zone = fact.at.zone;
        }
        run.count += 1;
        if (fact.at.wall > latest) latest = fact.at.wall;
      }
    },
    /** The rows follow others: what is left blank in them is that of the last of these. */
    follow(before: FactBefore) {
      previousId = before.id;
      previousAt = before.at;
    },
    /** Adds the facts of the rows after these, of which the first is at a row. */
    *addAll(more: MoreFacts, row: number): Steps<void> {
      yield* facts.append(more.facts, row);
      countZones();
      for (const [zone, count] of more.zones) zones.set(zone, (zones.get(zone) ?? 0) + count);
      latest = Math.max(latest, more.latest);
    },
    result() {
      countZones();
      return { facts, zones, latest };
    },
  };
}
