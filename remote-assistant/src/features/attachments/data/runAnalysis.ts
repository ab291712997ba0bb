import { pageFormat } from '@back-office/shared/format';
import { nextTask, onWorkerFailure, startWorker } from '@back-office/shared/loading';
import type { FileFacts } from '../../../domain/files';
import type { OnProgress } from '../domain/analysisSource';
import { sourceOf, type AnalysisMessage, type AnalysisTask, type SentTask } from './analysisMessages';

interface RunOptions {
  readonly url: string | undefined;
  readonly onProgress: OnProgress;
  readonly signal: AbortSignal;
}

/** Analyzes a file in a worker or, if none can start, in the page, slice by slice. Aborting ends the worker. */
export async function runAnalysis(task: AnalysisTask, { url, onProgress, signal }: RunOptions): Promise<FileFacts> {
  const worker = await startWorker(url, 'The analysis worker could not start; analyzing in the page instead.');
  if (signal.aborted) worker?.terminate();
  signal.throwIfAborted();
  return worker ? runInWorker(worker, task, onProgress, signal) : runInPage(task, onProgress, signal);
}

function runInWorker(
  worker: Worker,
  task: AnalysisTask,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<FileFacts> {
  return new Promise<FileFacts>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisMessage>) => {
      if (data.kind === 'progress') onProgress(data.share);
      if (data.kind === 'done') resolve(data.facts);
      if (data.kind === 'failed') reject(new Error(data.message));
    });
    onWorkerFailure(worker, (cause) => reject(new Error(`The analysis stopped: ${cause}`)));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage({ ...task, format: pageFormat() } satisfies SentTask);
  }).finally(() => worker.terminate());
}

async function runInPage(task: AnalysisTask, onProgress: OnProgress, signal: AbortSignal): Promise<FileFacts> {
  const { analyzeFile } = await import(/* webpackChunkName: "file-analysis" */ '../domain/analyzeFile');
  const source = sourceOf(task);
  return analyzeFile(
    {
      ...source,
      // Reading a part is where a canceled analysis ends and where the page gets its turn.
      async read(from, to) {
        const bytes = await source.read(from, to);
        await nextTask();
        signal.throwIfAborted();
        return bytes;
      },
    },
    onProgress,
  );
}
