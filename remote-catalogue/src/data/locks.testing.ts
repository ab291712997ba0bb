import type { EditLocks } from '@back-office/shared/state';

/** One edit after the other in all tabs, as browsers do. */
export function createLocks(): EditLocks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name, work) => {
      last = last.then(work);
      return last;
    },
  };
}
