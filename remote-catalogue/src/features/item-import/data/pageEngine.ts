import type { Steps } from '../domain/steps';
import { createImportSession } from './importSession';
import { answerCall, type Call, type Engine } from './workerCalls';

/** Milliseconds of work between two pauses in which the page can react. */
const slice = 30;

/** The same session in the page, in slices, for where no worker can start. */
export function pageEngine(): Engine {
  let isClosed = false;
  const session = createImportSession(run);
  let last: Promise<unknown> = Promise.resolve();

  async function run<Result>(steps: Steps<Result>, onProgress: (done: number) => void): Promise<Result> {
    for (;;) {
      const end = performance.now() + slice;
      while (performance.now() < end) {
        const step = steps.next();
        if (step.done) return step.value;
        onProgress(step.value);
      }
      await pause();
      if (isClosed) throw new Error('The import was closed.');
    }
  }

  return {
    call(method, args, onProgress = () => undefined) {
      const answer = last.then(() => answerCall(session, { method, args } as Call, onProgress));
      last = answer.catch(() => undefined);
      return answer as never;
    },
    close() {
      isClosed = true;
    },
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
