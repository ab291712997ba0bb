import { tenders, type Filter } from '@back-office/shared/ledger';
import { filtersOf, type FilterField } from '../filters';
import { conceptsIn, type Concept } from '../language/concepts';
import { wordsOf } from '../language/words';
import { namesIn, wholeNamesIn } from './names';
import type { NamedQuestion } from './readNames';

/** What the question limits figures to, by names and by words that stand for them. */
export function filtersIn(named: NamedQuestion, concepts: ReadonlySet<Concept>): readonly Filter[] {
  const { rest, names, period, unexplained } = named;
  const texts = rest.map(({ text }) => text);
  const said = (of: readonly string[]) => [...namesIn(rest, of), ...wholeNamesIn(rest, of, unexplained)];
  const time = period?.time === undefined ? timeIn(texts) : [period.time];
  const values: Readonly<Record<FilterField, readonly string[]>> = {
    location: [...numberedIn(texts, names.location), ...said(names.location)],
    'part-of-day': time,
    tender: [...namesMeant(concepts, tenderConcepts, [...names.tender, ...tenders]), ...said(names.tender)],
    'collected-by': said(names['collected-by']),
    source: [...namesMeant(concepts, sourceConcepts, names.source), ...said(names.source)],
  };
  return filtersOf((field) => [...new Set(values[field])]);
}

/** `location 2`, `store 2`: the location whose name ends with the number. */
function numberedIn(texts: readonly string[], locations: readonly string[]): readonly string[] {
  const numbers = texts.filter((text, index) => /^[1-9]\d?$/.test(text) && isLocation(texts[index - 1]));
  return locations.filter((name) => numbers.includes(name.split(' ').at(-1) ?? ''));
}

function isLocation(text: string | undefined): boolean {
  return /^(?:location|loc|store|shop|branch)$/.test(text ?? '');
}

/** A word of the question, and what the name that it means stands for: `online` means the source Online store. */
type Meant = readonly (readonly [asked: Concept, named: Concept])[];

const tenderConcepts: Meant = [
  ['card', 'card'],
  ['cash', 'cash'],
  ['wallet', 'wallet'],
];

export const sourceConcepts: Meant = [
  ['online', 'online'],
  ['pointOfSale', 'pointOfSale'],
  ['byInvoice', 'invoice'],
  ['byAppointment', 'byAppointment'],
];

function namesMeant(concepts: ReadonlySet<Concept>, meant: Meant, names: readonly string[]): readonly string[] {
  const wanted = meant.filter(([asked]) => concepts.has(asked)).map(([, named]) => named);
  if (wanted.length === 0) return [];
  return names.filter((name) => {
    const found = conceptsIn(wordsOf(name).map(({ text }) => text)).flatMap((one) => one.concepts);
    return wanted.some((concept) => found.includes(concept));
  });
}

function timeIn(texts: readonly string[]): readonly string[] {
  if (texts.some((text, index) => /^mornings?$/.test(text) || (text === 'noon' && isBeforeNoon(texts[index - 1]))))
    return ['Morning'];
  if (texts.some((text) => /^afternoons?$/.test(text))) return ['Afternoon'];
  return texts.some((text) => /^(?:evenings?|nights?)$/.test(text)) ? ['Evening'] : [];
}

/** Days of the store begin in the morning. */
export function isBeforeNoon(wordBefore: string | undefined): boolean {
  return wordBefore === 'before' || wordBefore === 'until' || wordBefore === 'till';
}
