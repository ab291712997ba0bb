import { joinReasons, namesHeld, unknown } from '@back-office/shared/format';
import type { FigureGroup } from '../columns/question';
import { factsIn, isOfPayments } from './conditions';
import {
  knownAmounts,
  knownQuantities,
  namesOfAmounts,
  netParts,
  type Amount,
  type Condition,
  type KnownAmount,
  type KnownQuantity,
  type Summand,
} from './measure';
import { isMeasureId, measureIds, measureOf, type MeasureId } from './measures';

/**
 * The figures that need one of the missing amounts, each with the reason. Amounts that are held too are missing in some
 * transactions only.
 */
export function measuresWithout(missing: readonly Summand[], held: readonly Summand[]): Told {
  return Object.fromEntries(
    measureIds.flatMap((id) => {
      const own = amountsOf(id).flatMap((amount) => (missing.includes(amount) ? partsOf(amount) : []));
      const lacking = parts.filter((amount) => own.includes(amount) && missing.includes(amount));
      if (lacking.length === 0) return [];
      const isPartly = lacking.every((amount) => held.includes(amount));
      return [[id, sentenceOf(lacking, isPartly ? 'Some of your files' : 'Your files')]];
    }),
  );
}

/**
 * The figures that need an amount which no transaction has. They are unknown also where none of the transactions asked about
 * could have it, such as taxes refunded without a refund: the files do not say that they are 0. Counts are of transactions, and
 * known where these are known not to meet the condition.
 */
export function measuresNeverKnown(missing: readonly Summand[], held: readonly Summand[]): readonly MeasureId[] {
  const never = missing.filter((amount) => !held.includes(amount));
  return measureIds.filter((id) => !isCount(id) && amountsOf(id).some((amount) => never.includes(amount)));
}

function isCount(id: MeasureId): boolean {
  return 'count' in measureOf(id).formula;
}

/** What files hold or not, in the order in which it is named. */
type Part = KnownAmount | KnownQuantity;
const parts: readonly Part[] = [...knownAmounts, ...knownQuantities];

/** What a shop says of the figures that it cannot tell. */
type Told = Readonly<Partial<Record<MeasureId, string>>>;

/**
 * Why a figure is unknown, in the words of the shop if it has any: `Your files do not hold taxes.` Amounts that other
 * figures of the same answer are known to have are not to blame. `undefined` if the figure is known.
 */
export function unknownReason(id: MeasureId, figures: FigureGroup['figures'], told: Told = {}): string | undefined {
  if (figures[id] !== unknown) return undefined;
  if (told[id] !== undefined) return told[id];
  const ids = Object.keys(figures).filter(isMeasureId);
  const known = new Set(ids.filter((each) => typeof figures[each] === 'number' && isOfAll(each)).flatMap(amountsOf));
  const unknownOf = (amounts: readonly Summand[]) => amounts.filter((amount) => !known.has(amount));
  const missingOf = (each: MeasureId) => [...new Set(unknownOf(unknownOf(amountsOf(each)).flatMap(partsOf)))];
  const missing = missingOf(id);
  // An unknown figure that needs fewer amounts says which of them it is.
  const others = ids.filter((each) => figures[each] === unknown).map(missingOf);
  const exact = others.filter(
    (part) => part.length > 0 && part.length < missing.length && part.every((amount) => missing.includes(amount)),
  );
  const blamed = exact.length === 0 ? missing : exact.flat();
  const named = parts.filter((amount) => blamed.includes(amount));
  const telling = Object.keys(told)
    .filter(isMeasureId)
    .filter((each) => isAbout(each, named));
  const untold = named.filter((amount) => !telling.some((each) => amountsOf(each).flatMap(partsOf).includes(amount)));
  const reasons = new Set(telling.flatMap((each) => told[each] ?? []));
  // Amounts that nothing shows to be missing are not, if the shop says which are.
  if (reasons.size === 0 || (exact.length > 0 && untold.length > 0))
    reasons.add(
      untold.length === 0 && isAboutTenders(id) ? `${yourFiles} do not hold how customers paid.` : sentenceOf(untold),
    );
  return joinReasons(reasons);
}

function isAbout(id: MeasureId, amounts: readonly Part[]): boolean {
  const own = amountsOf(id).flatMap(partsOf);
  return own.length > 0 && own.every((amount) => amounts.includes(amount));
}

const yourFiles = 'Your files';

/** Its amounts can be known without it, where files have payments but not how they were made. */
function isAboutTenders(id: MeasureId): boolean {
  const { formula } = measureOf(id);
  return 'where' in formula && formula.where !== undefined && isOfPayments(formula.where);
}

function sentenceOf(amounts: readonly Part[], files = yourFiles): string {
  return amounts.length === 0
    ? `${files} do not hold everything that this is calculated from.`
    : `${files} do not hold ${namesHeld(namesOfAmounts(amounts))}.`;
}

/** Whether it is about all transactions, not about those that meet a condition. */
function isOfAll(id: MeasureId): boolean {
  const { formula } = measureOf(id);
  if ('total' in formula) return !formula.where && formula.total.every(isOfAll);
  if ('quotient' in formula) return isOfAll(formula.quotient) && isOfAll(formula.over);
  return !('where' in formula && formula.where) && !('price' in formula);
}

function partsOf(amount: Summand): readonly Part[] {
  return amount === 'netSales' ? netParts.map(([part]) => part) : [amount];
}

/** The amounts that a figure is calculated from, those that its conditions ask about among them. */
function amountsOf(id: MeasureId): readonly Summand[] {
  const { formula } = measureOf(id);
  if ('price' in formula) return [];
  if ('quotient' in formula) return [formula.quotient, formula.over].flatMap(amountsOf);
  if ('share' in formula) return amountsOf(formula.share);
  const asked = formula.where ? askedBy(formula.where) : [];
  if ('count' in formula) return asked;
  if ('total' in formula) return [...asked, ...(formula.stored ? [formula.stored] : formula.total.flatMap(amountsOf))];
  return [...asked, 'plus' in formula ? formula.plus : formula.minus];
}

function askedBy(condition: Condition): readonly Summand[] {
  return factsIn(condition).flatMap((fact) => ('amount' in fact ? within(fact.amount) : []));
}

function within(amount: Amount): readonly Summand[] {
  return amount === 'grossSales' ? amountsOf('gross-sales') : [amount];
}
