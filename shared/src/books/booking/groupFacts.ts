import { dayOfNumber } from '../../ledger/model/calendar';
import type { Steps } from '../../loading/steps';
import type { FactTable } from '../facts/factTable';
import { mappedFamily } from '../mapping/columnMapping';
import { lineListFamily } from '../readers/lineList';
import type { Layer } from '../reading/layer';
import { hashOf } from '../hashOf';
import { factContent } from './factContent';
import { compareTexts, layerAt, refOf, type FactRef } from './factRef';

/** A few milliseconds of work. */
const factsAtOnce = 2 ** 16;

export interface FactGroup {
  readonly id: string;
  readonly family: string;
  readonly facts: readonly FactRef[];
}

/**
 * The facts of each transaction. Facts without an id are grouped by what they say, and their payments with them. Numbers of lists and of mapped files may
 * be of tills that begin with 1 each day, or of two systems: there an id counts for one day and one place. Between short steps it yields
 * nothing.
 */
export function* groupFacts(layers: readonly Layer[], active: readonly boolean[]): Generator<FactGroup | undefined> {
  const families = [...new Set(layers.map(({ family }) => family))].sort(compareTexts);
  for (const family of families) {
    const codes = new Map<string, number>();
    const ids: string[] = [];
    const members = layers.flatMap((layer, index) => (layer.family === family && active[index] ? [index] : []));
    const codeOf = (id: string) => {
      const known = codes.get(id);
      if (known !== undefined) return known;
      codes.set(id, ids.length);
      return ids.push(id) - 1;
    };
    const isOfTills = familiesOfTills.has(family);
    const repeated = isOfTills ? yield* idsOfSeveralDays(layers, members) : undefined;
    const placed = isOfTills ? yield* idsOfSeveralPlaces(layers, members) : undefined;
    // The ids of one file are different, so that nothing has to be looked up.
    const codeOfId = members.length === 1 ? (id: string) => ids.push(id) - 1 : codeOf;
    function* codesOfFacts(): Steps<Uint32Array> {
      const own = new Uint32Array(members.reduce((sum, index) => sum + (layers[index]?.facts.length ?? 0), 0));
      let at = 0;
      for (const member of members) {
        const { facts } = layerAt(layers, member);
        const known = facts.ids.values.map((id) =>
          id === '' ? -1 : repeated?.has(id) || placed?.has(id) ? -2 : codeOfId(id),
        );
        for (let index = 0; index < facts.length; index += 1) {
          if (index % factsAtOnce === 0) yield undefined;
          let code = known[facts.idCodes.at(index)] ?? -1;
          if (code === -2) code = codeOf(ownId(facts, index, repeated, placed));
          if (code < 0 && isPaymentOfRow(facts, index)) code = own[at - 1] ?? -1;
          own[at++] = code >= 0 ? code : codeOf(`\u0000${hashOf(factContent(facts, index)).toString(36)}`);
        }
      }
      return own;
    }
    const { starts, refs } = yield* refsByCode(layers, members, yield* codesOfFacts(), ids);
    for (let code = 0; code < ids.length; code += 1) {
      const from = starts[code] ?? 0;
      // With its length from the start: an array that grows has room for more, which stays empty in all transactions.
      const facts = new Array<FactRef>((starts[code + 1] ?? 0) - from);
      for (let nth = 0; nth < facts.length; nth += 1) facts[nth] = refs[from + nth] ?? 0;
      yield { id: ids[code] ?? '', family, facts };
    }
  }
}

/** Whether a fact without an id is a payment of the sale before it, which the same row has told. */
function isPaymentOfRow({ rows, idCodes, roleAt }: FactTable, index: number): boolean {
  return (
    roleAt(index) === 'payment' &&
    index > 0 &&
    rows.at(index) === rows.at(index - 1) &&
    idCodes.at(index) === idCodes.at(index - 1)
  );
}

/** The facts with each code, one code after the other. */
function* refsByCode(
  layers: readonly Layer[],
  members: readonly number[],
  codes: Uint32Array,
  { length: count }: readonly string[],
): Steps<{ readonly starts: Uint32Array; readonly refs: Uint32Array | Float64Array }> {
  const starts = new Uint32Array(count + 1);
  for (const code of codes) starts[code + 1] = (starts[code + 1] ?? 0) + 1;
  for (let code = 0; code < count; code += 1) starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
  const places = starts.slice();
  // Those of the first file are short.
  const refs = members.at(-1) === 0 ? new Uint32Array(codes.length) : new Float64Array(codes.length);
  let at = 0;
  for (const member of members) {
    const length = layers[member]?.facts.length ?? 0;
    for (let index = 0; index < length; index += 1) {
      if (index % factsAtOnce === 0) yield undefined;
      const code = codes[at++] ?? 0;
      const place = places[code] ?? 0;
      places[code] = place + 1;
      refs[place] = refOf(member, index);
    }
  }
  return { starts, refs };
}

const msPerDay = 86_400_000;
const familiesOfTills: ReadonlySet<string> = new Set([mappedFamily, lineListFamily]);

/** A sale that lasts past midnight is one. */
const longestSale = msPerDay / 2;

/** Ids that facts of several days have. */
function* idsOfSeveralDays(layers: readonly Layer[], members: readonly number[]): Steps<ReadonlySet<string>> {
  const spans = new Map<string, { readonly first: number; readonly last: number }>();
  for (const member of members) {
    const { ids, idCodes, length, wallAt } = layerAt(layers, member).facts;
    const firsts = new Float64Array(ids.values.length).fill(Number.POSITIVE_INFINITY);
    const lasts = new Float64Array(ids.values.length).fill(Number.NEGATIVE_INFINITY);
    for (let index = 0; index < length; index += 1) {
      if (index % factsAtOnce === 0) yield undefined;
      const [code, wall] = [idCodes.at(index), wallAt(index)];
      if (wall < (firsts[code] ?? 0)) firsts[code] = wall;
      if (wall > (lasts[code] ?? 0)) lasts[code] = wall;
    }
    for (const [code, id] of ids.values.entries()) {
      const [first, last, known] = [firsts[code] ?? 0, lasts[code] ?? 0, spans.get(id)];
      // No other file has more of it.
      if (members.length === 1 && last - first < longestSale) continue;
      spans.set(id, { first: Math.min(known?.first ?? first, first), last: Math.max(known?.last ?? last, last) });
    }
  }
  const isRepeated = ({ first, last }: { readonly first: number; readonly last: number }) =>
    last - first >= longestSale && Math.floor(first / msPerDay) !== Math.floor(last / msPerDay);
  return new Set([...spans].flatMap(([id, span]) => (isRepeated(span) ? [id] : [])));
}

/**
 * Ids that facts of several places have, at several times if these are known, if these are most of the ids that several facts
 * have: each place counts by itself then. Else they are sales with items of several places.
 */
function* idsOfSeveralPlaces(layers: readonly Layer[], members: readonly number[]): Steps<ReadonlySet<string>> {
  const found = new Map<
    string,
    { place: string; wall: number; isRepeated: boolean; areApart: boolean; areLater: boolean }
  >();
  for (const member of members) {
    const { facts } = layerAt(layers, member);
    if (!places.some((name) => facts.hasText(name))) continue;
    for (let index = 0; index < facts.length; index += 1) {
      if (index % factsAtOnce === 0) yield undefined;
      const [id, place] = [facts.ids.values[facts.idCodes.at(index)] ?? '', placeOf(facts, index)];
      if (id === '' || place === '') continue;
      const [known, wall] = [found.get(id), facts.wallAt(index)];
      const isDay = facts.zoneAt(index) === 'date';
      if (!known) {
        found.set(id, { place, wall, isRepeated: false, areApart: false, areLater: isDay });
        continue;
      }
      known.isRepeated = true;
      known.areApart ||= known.place !== place;
      known.areLater ||= isDay || known.wall !== wall;
    }
  }
  const several = new Set<string>();
  let [repeated, passed] = [0, 0];
  for (const [id, { isRepeated, areApart, areLater }] of found) {
    if ((passed += 1) % factsAtOnce === 0) yield undefined;
    if (isRepeated) repeated += 1;
    if (areApart && areLater) several.add(id);
  }
  return several.size * 2 > repeated ? several : new Set();
}

const places = ['location', 'device'] as const;

function placeOf({ textAt }: FactTable, index: number): string {
  return places
    .map((name) => textAt(name, index))
    .filter((place) => place !== '')
    .join(', ');
}

/** Day and place are added only to ids that several of them have: merchants know the others as they are. */
function ownId(
  facts: FactTable,
  index: number,
  repeated: ReadonlySet<string> | undefined,
  placed: ReadonlySet<string> | undefined,
): string {
  const id = facts.ids.values[facts.idCodes.at(index)] ?? '';
  const day = Math.floor(facts.wallAt(index) / msPerDay);
  const place = placeOf(facts, index);
  const ofDay = repeated?.has(id) ? ` · ${Number.isNaN(day) ? '' : dayOfNumber(day)}` : '';
  return `${id}${ofDay}${placed?.has(id) && place !== '' ? ` · ${place}` : ''}`;
}
