import { fromSlug, slugOf } from './slug';

/** A parameter that holds one of several choices as a slug, such as `?report=daily`. */
export interface ChoiceParam<Choice extends string> {
  readonly name: string;
  readonly choices: readonly Choice[];
  /** The choice of an address that has none, or an unknown one. It is never written. */
  readonly default: Choice;
}

export function readChoice<Choice extends string>(params: URLSearchParams, param: ChoiceParam<Choice>): Choice {
  return fromSlug(param.choices, params.get(param.name)) ?? param.default;
}

/** The same address with another choice. */
export function withChoice<Choice extends string>(
  params: URLSearchParams,
  param: ChoiceParam<Choice>,
  choice: Choice,
): URLSearchParams {
  return withParams(params, { [param.name]: choice === param.default ? undefined : slugOf(choice) });
}

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
