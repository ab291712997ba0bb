import { answerMessage, createImportSession, type Answer, type CallMessage } from './importSession';

/** The worker's side: one session that answers calls in the order in which they arrive. */
const session = createImportSession((steps, onProgress) => {
  let reported = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return Promise.resolve(step.value);
    if (step.value - reported > 0.05) onProgress((reported = step.value));
  }
});

let last: Promise<void> = Promise.resolve();

addEventListener('message', (event: MessageEvent<CallMessage>) => {
  last = last.then(() => answer(event.data));
});
send({ kind: 'ready' });

async function answer(call: CallMessage) {
  const { id } = call;
  try {
    send({
      kind: 'result',
      id,
      result: await answerMessage(session, call, (progress) => send({ kind: 'progress', id, progress })),
    });
  } catch (error) {
    send({ kind: 'error', id, message: error instanceof Error ? error.message : String(error) });
  }
}

function send(answer: Answer) {
  postMessage(answer);
}
