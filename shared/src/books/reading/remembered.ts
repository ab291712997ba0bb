import { detached } from '../facts/column';

const [maxTexts, maxLength] = [10_000, 40];

/** The same function, but it works out a short text once: files repeat their prices, states and the like. */
export function remembered<Result>(workOut: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = workOut(text);
    if (results.size < maxTexts && text.length <= maxLength) results.set(detached(text), result);
    return result;
  };
}
