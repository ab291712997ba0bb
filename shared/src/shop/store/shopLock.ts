const waiting = new Map<string, Promise<unknown>>();

/** Runs work that changes a shop: one after the other across all tabs, or within this page where there are no locks. */
export function inShopLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Missing in insecure contexts, old browsers and Node.
  const { locks }: Partial<Navigator> = globalThis.navigator ?? {};
  if (locks) return locks.request(name, work);
  const result = (waiting.get(name) ?? Promise.resolve()).then(work);
  waiting.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}
