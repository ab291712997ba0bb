import * as v from 'valibot';
import { isDay } from '@back-office/shared/format';
import type { Steps } from '../../loading/steps';
import { minutesPerDay } from '../model/calendar';
import type { LedgerFacts } from './ledgerFacts';
import type { QuestionName } from './ledgerPort';

/** A schema whose result is what a screen expects. Properties that no screen reads are dropped. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;

export const cents = v.pipe(
  v.number(),
  v.safeInteger(({ received }) => `Expected whole cents but received ${received}`),
);
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const dayStart = v.pipe(count, v.maxValue(minutesPerDay - 1));
export const deduction = v.pipe(cents, v.minValue(0));
export const day = v.pipe(v.string(), v.check(isDay, 'A day is written YYYY-MM-DD'));
export const range = v.object({ from: day, to: day });
/** JSON cannot hold `undefined`: the property may be missing or null. */
export function maybe<Value>(schema: Schema<Value>): Schema<Value | undefined> {
  return v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
    null,
  );
}

const feeRule = v.exactOptional(
  v.object({ text: v.string(), rule: v.string(), rate: v.pipe(v.number(), v.minValue(0)), fixed: deduction }),
);

/** What a shop says of itself, but for its figures. */
export const factsBesideFigures = {
  version: v.string(),
  name: v.string(),
  currency: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'A currency is an ISO code')), decimals: count }),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'A time zone is an IANA name')),
  dayStart,
  locale: v.exactOptional(v.pipe(v.string(), v.check(isLocale, 'A locale is a BCP 47 tag'))),
  days: maybe(range),
  answers: v.exactOptional(v.literal('rows')),
  feeRules: v.optional(v.object({ processing: feeRule, invoice: feeRule }), {}),
};

/** What a page needs of a shop of whose figures it shows none: it has no catalog, which says what they are. */
const description: Schema<LedgerFacts> = v.pipe(
  v.object(factsBesideFigures),
  v.transform((facts) => ({ ...facts, unknown: {} })),
);

/** As `readAnswerInSteps`, of the description alone, without the figures that the shop does not know. */
export function* readDescription(_name: unknown, _question: unknown, answer: unknown): Steps<unknown> {
  return readPart('describe', description, answer);
}

/** Throws an error that names the first field that is wrong. */
export function readPart<Value>(name: QuestionName, schema: Schema<Value>, part: unknown, place?: string): Value {
  const result = v.safeParse(schema, part);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = [place, v.getDotPath(issue)].filter((step) => typeof step === 'string').join('.');
  throw unusable(name, path, issue.message);
}

export function unusable(name: QuestionName, path: string, reason: string): Error {
  const field = path && `${path}: `;
  return new Error(`The ledger source sent an unusable answer to "${name}": ${field}${reason}`);
}

function isLocale(tag: string): boolean {
  try {
    return Boolean(new Intl.Locale(tag));
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
