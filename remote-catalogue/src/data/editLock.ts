/** What is used of `navigator.locks`. */
export interface EditLocks {
  request(name: string, work: () => void): Promise<unknown>;
}

export type RunLocked = <Result>(work: () => Result) => Promise<Result>;

/** `undefined` outside secure contexts and in old browsers. */
export function browserLocks(): EditLocks | undefined {
  const { locks }: Partial<Navigator> = navigator;
  return locks && { request: (name, work) => locks.request(name, work) };
}

/**
 * Runs pieces of work one after the other, over all tabs where the browser has locks, else in this tab. Each is
 * synchronous, so that a lock is never held while something is awaited (decision D25).
 */
export function createEditLock(name: string, locks: EditLocks | undefined): RunLocked {
  return (work) =>
    new Promise((resolve, reject) => {
      let isDone = false;
      function run() {
        isDone = true;
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      }
      if (!locks) return void Promise.resolve().then(run);
      // A page that is not fully active is refused a lock; its edit must not be lost for that.
      locks.request(name, run).catch(() => !isDone && run());
    });
}
