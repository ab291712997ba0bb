import { nextTask } from '@back-office/shared/loading';
import type { Steps } from '../domain/importTypes';
import type { OnProgress } from './importPort';
import { answerCall, createImportSession, type Call, type SessionClient } from './importSession';

/** Milliseconds of work between two pauses in which the page can respond. */
const sliceTime = 30;

/** A session in the page, which works in slices. Used if no worker can start. */
export function createPageClient(): SessionClient {
  let isClosed = false;
  const session = createImportSession(runSteps);
  let last: Promise<unknown> = Promise.resolve();

  async function runSteps<Result>(steps: Steps<Result>, onProgress: OnProgress): Promise<Result> {
    for (;;) {
      const end = performance.now() + sliceTime;
      while (performance.now() < end) {
        const step = steps.next();
        if (step.done) return step.value;
        onProgress(step.value);
      }
      await nextTask();
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
