/**
 * Where two values of JSON differ first, in words; `undefined` if they are the same. A property that is missing is the same
 * as null. Whole numbers must be equal, others to nine digits, because an average may be calculated in another order.
 */
export function differenceOf(expected: unknown, answer: unknown, path = ''): string | undefined {
  if (typeof expected === 'number' && typeof answer === 'number') {
    const isSame = Number.isInteger(expected) ? expected === answer : isClose(expected, answer);
    return isSame ? undefined : saidOf(expected, answer, path);
  }
  if (!isObject(expected) || !isObject(answer))
    return (expected ?? null) === (answer ?? null) ? undefined : saidOf(expected, answer, path);
  if (Array.isArray(expected) !== Array.isArray(answer)) return saidOf(expected, answer, path);
  if (Array.isArray(expected) && expected.length !== (answer as unknown as readonly unknown[]).length)
    return `${path || 'the answer'} has ${(answer as unknown as readonly unknown[]).length} entries, not ${expected.length}`;
  for (const key of new Set([...Object.keys(expected), ...Object.keys(answer)])) {
    const difference = differenceOf(expected[key], answer[key], path === '' ? key : `${path}.${key}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
}

function saidOf(expected: unknown, answer: unknown, path: string): string {
  return `${path || 'the answer'} is ${shown(answer)}, not ${shown(expected)}`;
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'missing').slice(0, 120);
}
