/** Whether the JSON of a value has more characters than the limit, by a low estimate that stops at the limit. */
export function isLongJson(value: unknown, limit: number): boolean {
  return leftOf(limit, value) < 0;
}

/** How many characters of a limit the JSON of a value leaves, by the same estimate. */
export function leftOf(limit: number, value: unknown): number {
  let left = limit;
  function count(each: unknown): void {
    if (left < 0) return;
    if (typeof each === 'string') left -= each.length + 2;
    else if (Array.isArray(each)) countList(each);
    else if (typeof each === 'object' && each !== null) countFields(each);
    else left -= 1;
  }
  function countList(list: readonly unknown[]) {
    for (const each of list) {
      left -= 1;
      count(each);
      if (left < 0) return;
    }
  }
  function countFields(fields: object) {
    for (const name in fields) {
      left -= name.length + 4;
      count((fields as Readonly<Record<string, unknown>>)[name]);
    }
  }
  count(value);
  return left;
}
