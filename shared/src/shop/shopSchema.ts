import {
  array,
  boolean,
  check,
  integer,
  looseObject,
  maxValue,
  minValue,
  nonEmpty,
  number,
  optional,
  picklist,
  pipe,
  regex,
  string,
  trim,
} from 'valibot';

/** An entry of the list of shops. Fields of later versions are kept. */
export const storedShopSchema = looseObject({
  id: pipe(string(), regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u)),
  name: pipe(string(), trim(), nonEmpty()),
  source: picklist(['browser', 'server']),
  currency: pipe(string(), regex(/^[A-Z]{3}$/)),
  timeZone: pipe(string(), check(isTimeZone)),
  dayStart: pipe(number(), integer(), minValue(0), maxValue(24 * 60 - 1)),
  locale: pipe(string(), check(isLocale)),
  server: optional(pipe(string(), check(isWebAddress))),
  nameOnServer: optional(string()),
  removedAt: optional(number()),
  isGoing: optional(boolean()),
  formerIds: optional(array(string())),
});

function isTimeZone(text: string): boolean {
  return isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: text }));
}

function isLocale(text: string): boolean {
  return isAccepted(() => new Intl.Locale(text));
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** `Intl` throws at a name that it does not know. */
function isAccepted(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}
