import { addDays, type Day, type DayRange } from '@back-office/shared/format';
import type { LedgerPort } from '@back-office/shared/ledger';
import type { References } from './references';

/** Words of a text that are looked up at most. */
const maxWords = 60;

/** Customers of two years are looked for: those of all days of a large shop would take longer than a reply may. */
export function customerDays(today: Day): DayRange {
  return { from: addDays(today, -730), to: today };
}

interface Options {
  readonly port: LedgerPort;
  /** Whose customers are looked for; without any there are none. */
  readonly days: DayRange | undefined;
  readonly references: References;
  readonly signal: AbortSignal;
}

/**
 * A text of the merchant without customers: names and ids of customers of the shop, mail addresses, and long numbers such
 * as those of phones and cards become references, which only the product can read.
 */
export async function redact(text: string, options: Options): Promise<string> {
  const { references } = options;
  let redacted = text.replace(/[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+|\+?\d(?:[ .()/-]{0,2}\d){7,}/g, (found) =>
    isDays(found) ? found : `{{${references.customer({ text: found })}}}`,
  );
  for (const { customer, names } of await customersIn(text, options)) {
    const id = references.customer({ text: customer, key: customer });
    for (const name of names) redacted = redacted.replace(wordPattern(name), `{{${id}}}`);
  }
  return redacted;
}

/** `2025-06-01 2025-06-07`, which looks like a phone number. */
function isDays(text: string): boolean {
  return /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})(?:[ -]+|$)/.test(text);
}

/** The customers that a text may name, with their names in it: whole ones first. */
async function customersIn(text: string, { port, days, signal }: Options) {
  if (!days) return [];
  const words = [...new Set(text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]{2,}/gu) ?? [])].slice(0, maxWords);
  const scope = { range: days, filters: [] };
  const found = new Map<string, readonly string[]>();
  for (const word of words) {
    const customers = await port.facets({ scope, field: 'customer', text: word, limit: 50 }, { signal });
    if (customers.values.length === 0) continue;
    const staff = await port.facets({ scope, field: 'collected-by', text: word, limit: 1 }, { signal });
    // A first name with a capital that no team member has is the customer's.
    const isName = /^\p{Lu}/u.test(word) && staff.values.length === 0;
    for (const { value } of customers.values) {
      const whole = namesOf(value).filter((name) => wordPattern(name).test(text));
      const parts = isName && value.split(/[\s()]+/).includes(word) ? [word] : [];
      if (whole.length + parts.length > 0) found.set(value, [...(found.get(value) ?? []), ...whole, ...parts]);
    }
  }
  return [...found]
    .map(([customer, names]) => ({ customer, names: names.toSorted((one, other) => other.length - one.length) }))
    .toSorted((one, other) => (other.names[0]?.length ?? 0) - (one.names[0]?.length ?? 0));
}

/** `Clara Montrose (C-011)` and its parts. */
function namesOf(value: string): readonly string[] {
  const [, name, id] = /^(.*) \(([^()]+)\)$/.exec(value) ?? [];
  return name === undefined || id === undefined ? [value] : [value, name, id];
}

function wordPattern(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
}
