/** The text in small letters and digits of any script, with single hyphens between: `Partially Paid` → `partially-paid`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The choice that a slug names; `undefined` where it names none. The choice as it is written counts too. */
export function fromSlug<Choice extends string>(choices: readonly Choice[], slug: string | null): Choice | undefined {
  if (slug === null) return undefined;
  const wanted = slugOf(slug);
  return choices.find((choice) => slugOf(choice) === wanted);
}

/** A parameter that holds one of several choices as a slug, such as `?report=daily`. */
export interface ChoiceParam<Choice extends string> {
  readonly name: string;
  readonly choices: readonly Choice[];
  /** The choice of an address that has none, or an unknown one. It is never written. */
  readonly default: Choice;
}

export function readChoice<Choice extends string>(
  params: URLSearchParams,
  { name, choices, default: byDefault }: ChoiceParam<Choice>,
): Choice {
  return fromSlug(choices, params.get(name)) ?? byDefault;
}

/** The same address with another choice. */
export function withChoice<Choice extends string>(
  params: URLSearchParams,
  { name, default: byDefault }: ChoiceParam<Choice>,
  choice: Choice,
): URLSearchParams {
  return withParams(params, { [name]: choice === byDefault ? undefined : slugOf(choice) });
}

/** A choice is written as its slug, any other text as it is, in quotes if it would be read as a choice. */
export function writtenText(choices: readonly string[], text: string): string {
  if (choices.includes(text)) return slugOf(text);
  return fromSlug(choices, text) !== undefined || quoted.test(text) ? `"${text}"` : text;
}

/** The text that `writtenText` wrote. */
export function readText(choices: readonly string[], written: string): string {
  const inQuotes = quoted.exec(written)?.[1];
  if (inQuotes !== undefined && writtenText(choices, inQuotes) === written) return inQuotes;
  return fromSlug(choices, written) ?? written;
}

const quoted = /^"(.*)"$/s;

/**
 * The same address with some parameters changed; the others stay. `undefined` and an empty list remove a parameter.
 * One value keeps the place it has in the address, a list goes to the end.
 */
export function withParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | readonly string[] | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (typeof value === 'string') {
      next.set(name, value);
    } else {
      next.delete(name);
      for (const each of value ?? []) next.append(name, each);
    }
  }
  return next;
}

/**
 * Navigation state of a sheet, panel or dialog that a screen of the same area opened over itself by navigating. Closing
 * it goes back one step, so that the Back button does not open it again. One that was opened by a link from elsewhere
 * only leaves the address: going back would leave the area.
 *
 *     navigate(address, { state: openedHere })
 *     if (isOpenedHere(location.state)) navigate(-1); else navigate(closedAddress, { replace: true, state: null })
 */
export const openedHere = { isOpenedHere: true } as const;

export function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state && state.isOpenedHere === true;
}

/** An address as its parts: `?` and `#` are part of theirs. */
export function partsOf(address: string) {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, search, hash };
}
