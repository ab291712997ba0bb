/** How many actions of the merchant are running, and the id of the one that began first. */
let running = 0;
let current: string | undefined;
const waiting = new Set<() => void>();

/**
 * Runs an action of the merchant that edits several lists. Those of a connected shop are sent to its server when it is over,
 * all in one request.
 */
export async function asOneAction<Result>(action: () => Promise<Result>): Promise<Result> {
  running += 1;
  current ??= crypto.randomUUID();
  try {
    return await action();
  } finally {
    running -= 1;
    if (running === 0) {
      current = undefined;
      waiting.forEach((go) => go());
      waiting.clear();
    }
  }
}

/** The action that is running. */
export function currentAction(): string | undefined {
  return current;
}

/** Called while an action is running: resolves when it is over. */
export function whenNoAction(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}
