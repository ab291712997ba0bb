import { setPageFormat } from '@back-office/shared/format';
import { analyzeFile } from '../domain/analyzeFile';
import { sourceOf, type AnalysisMessage, type SentTask } from './analysisMessages';

/** The worker's side: it analyzes one file. */
addEventListener('message', (event: MessageEvent<SentTask>) => {
  setPageFormat(event.data.format);
  let reported = 0;
  analyzeFile(sourceOf(event.data), (share) => {
    if (share - reported < 0.02) return;
    reported = share;
    send({ kind: 'progress', share });
  }).then(
    (facts) => send({ kind: 'done', facts }),
    (error: unknown) => send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
send({ kind: 'ready' });

function send(message: AnalysisMessage) {
  postMessage(message);
}
