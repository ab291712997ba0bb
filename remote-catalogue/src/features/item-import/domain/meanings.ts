/** Words by what they mean, turned into a look-up of each word: `{ kg: 'kilo kilogram' }`. */
export function meanings<Meaning extends string>(
  words: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  const byWord = new Map<string, Meaning>();
  for (const meaning of Object.keys(words) as Meaning[]) {
    for (const word of words[meaning].split(' ')) byWord.set(word, meaning);
  }
  return byWord;
}
