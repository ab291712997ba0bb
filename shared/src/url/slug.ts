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
