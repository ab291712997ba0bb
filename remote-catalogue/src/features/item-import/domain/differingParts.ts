/** Characters that can be seen in a cell of the preview. */
const visible = 60;
/** Equal characters that stay before the first different one, so that it is read in its place. */
const context = 20;

/** Two texts to compare side by side: if one is long, words that both begin with are left out. */
export function differingParts(before: string, after: string): readonly [string, string] {
  if (before.length <= visible && after.length <= visible) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const word = before.indexOf(' ', Math.max(0, same - context)) + 1;
  if (same <= context || word === 0 || word > same) return [before, after];
  return [`…${before.slice(word)}`, `…${after.slice(word)}`];
}
