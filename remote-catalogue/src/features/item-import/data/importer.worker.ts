import { createImportSession } from './importSession';
import { answerCall, type Answer, type CallMessage } from './workerCalls';

/** The worker's side: one session, its calls answered in the order in which they come. */
const session = createImportSession((steps, onProgress) => {
  let told = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return Promise.resolve(step.value);
    if (step.value - told > 0.05) onProgress((told = step.value));
  }
});

let last: Promise<void> = Promise.resolve();

addEventListener('message', (event: MessageEvent<CallMessage>) => {
  last = last.then(() => answer(event.data));
});
tell({ kind: 'ready' });

async function answer(call: CallMessage) {
  const { id } = call;
  try {
    tell({
      kind: 'result',
      id,
      result: await answerCall(session, call, (done) => tell({ kind: 'progress', id, done })),
    });
  } catch (error) {
    tell({ kind: 'error', id, message: error instanceof Error ? error.message : String(error) });
  }
}

function tell(answer: Answer) {
  postMessage(answer);
}
