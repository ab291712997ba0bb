import { fromSlug, slugOf } from './slug';

/** A parameter that holds one of several choices as a slug, such as `?report=daily`. */
export interface ChoiceParam<Choice extends string> {
  readonly name: string;
  readonly choices: readonly Choice[];
  /** The choice of an address that has none, or an unknown one. It is never written. */
  readonly default: Choice;
  /** Any other text is a choice too, such as a location of the page's own ledger. It is written as it is. */
  readonly isOpen?: string extends Choice ? boolean : never;
}

export function readChoice<Choice extends string>(
  params: URLSearchParams,
  { name, choices, default: byDefault, isOpen }: ChoiceParam<Choice>,
): Choice {
  const text = params.get(name);
  const other = isOpen && text ? ((quoted.exec(text)?.[1] ?? text) as Choice) : undefined;
  return (quoted.test(text ?? '') ? undefined : fromSlug(choices, text)) ?? other ?? byDefault;
}

/** The same address with another choice. */
export function withChoice<Choice extends string>(
  params: URLSearchParams,
  param: ChoiceParam<Choice>,
  choice: Choice,
): URLSearchParams {
  return withParams(params, { [param.name]: choice === param.default ? undefined : writtenChoice(param, choice) });
}

/** Quotes mark another text that would be read as a choice. */
function writtenChoice<Choice extends string>({ choices, isOpen }: ChoiceParam<Choice>, choice: Choice): string {
  if (!isOpen || choices.includes(choice)) return slugOf(choice);
  return fromSlug(choices, choice) !== undefined || quoted.test(choice) ? `"${choice}"` : choice;
}

const quoted = /^"(.*)"$/s;

/**
 * The known choices of a parameter that may occur several times, in the order of `choices`. To write them, pass their
 * slugs to `withParams`.
 */
export function readChoices<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): readonly Choice[] {
  const slugs = params.getAll(name).map(slugOf);
  return choices.filter((choice) => slugs.includes(slugOf(choice)));
}

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
