/**
 * The one known word within one typing error, or two from eight letters, or seven of nine. `undefined` if the word is known, no word is that near,
 * or two different ones are equally near, because then a guess would be as likely wrong as right.
 */
export function nearestWord(
  typed: string,
  known: ReadonlySet<string>,
  limit = typed.length < 7 ? 1 : 2,
): string | undefined {
  if (typed.length < 4 || known.has(typed) || !/^\p{L}+$/u.test(typed)) return undefined;
  let best = limit + 1;
  let found: readonly string[] = [];
  for (const word of known) {
    if (Math.abs(word.length - typed.length) > limit || word.length < 4 || !startsAlike(typed, word)) continue;
    const distance = editDistance(typed, word, best);
    if (distance > limit || distance > best) continue;
    if (typed.length < 5 && isOtherWord(typed, word)) continue;
    // The first letter is rarely mistyped, so two errors that include it make another word. So do two in a short one,
    // unless letters were left out.
    if (distance > 1 && (word[0] !== typed[0] || (typed.length < 8 && !isCutShort(typed, word)))) continue;
    found = distance < best ? [word] : [...found, word];
    best = distance;
  }
  return onlyOne(found, typed);
}

/** Of equally near words, those with the typed first letter count; singular and plural are the same word. */
function onlyOne(found: readonly string[], typed: string): string | undefined {
  const sameStart = found.filter((word) => word[0] === typed[0]);
  const near = sameStart.length > 0 ? sameStart : found;
  // Swapped letters are the most frequent error: `lats` is `last` rather than `late`. Letters left out come next: `compard`.
  const swapped = near.filter((word) => [...word].sort().join('') === [...typed].sort().join(''));
  const longer = near.filter((word) => leavesOut(typed, word));
  const candidates = [swapped, longer].find((some) => some.length > 0) ?? near;
  const [first] = candidates;
  if (first === undefined) return undefined;
  const stems = new Set(candidates.map((word) => word.replace(/s$/, '')));
  return stems.size === 1 ? first : undefined;
}

/** The first letter may be left out, added, or swapped with the second, not replaced: `kale` is not `sale`. */
function startsAlike(typed: string, word: string): boolean {
  return typed.slice(0, 2).includes(word[0] ?? '') || word.slice(0, 2).includes(typed[0] ?? '');
}

/** `sourdoh`, but `raining` is not `remaining`. */
function isCutShort(typed: string, word: string): boolean {
  return word.startsWith(typed.slice(0, 4)) && leavesOut(typed, word);
}

/** Whether letters of the word are left out, and nothing else is wrong. */
function leavesOut(typed: string, word: string): boolean {
  let place = -1;
  return [...typed].every((letter) => (place = word.indexOf(letter, place + 1)) >= 0);
}

/** A short word with a letter that is neither beside the right one on the keyboard nor sounds like it: `earl` is not `earn`. */
function isOtherWord(typed: string, word: string): boolean {
  if (typed.length !== word.length) return false;
  const pairs = [...typed].map((letter, place) => [letter, word[place] ?? '']).filter(([one, other]) => one !== other);
  const [pair, ...others] = pairs;
  if (pair === undefined || others.length > 0) return false;
  return !alike.some((letters) => pair.every((letter) => letters.includes(letter)));
}

/** Letters that sound alike, and those beside each other on the keyboard. */
const alike = [
  ...['aeiouy', 'ckqs', 'sz', 'dt', 'bp', 'fv', 'gj', 'mn'],
  ...'qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm qa ws ed rf tg yh uj ik ol az sx dc fv gb hn jm aw se dr ft gy hu ji ko lp sz dx fc gv hb jn km'.split(
    ' ',
  ),
];

/** Letters inserted, left out, replaced, or two swapped. Larger distances than `limit` are returned as `limit + 1`. */
function editDistance(one: string, other: string, limit: number): number {
  let [beforeLast, last, next] = rows;
  for (let column = 0; column <= other.length; column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one[row - 1];
    let [least, left] = [row, row];
    next[0] = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = letter === other[column - 1] ? 0 : 1;
      let distance = Math.min((last[column] ?? 0) + 1, left + 1, (last[column - 1] ?? 0) + same);
      if (row > 1 && column > 1 && letter === other[column - 2] && one[row - 2] === other[column - 1])
        distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      next[column] = left = distance;
      if (distance < least) least = distance;
    }
    if (least > limit) return limit + 1;
    [beforeLast, last, next] = [last, next, beforeLast];
  }
  return last[other.length] ?? 0;
}

/** Used by one comparison after the other: there are thousands for each word that is not known. */
const rows: [number[], number[], number[]] = [[], [], []];
