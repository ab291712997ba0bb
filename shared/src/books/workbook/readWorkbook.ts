import { onWorkerFailure, startWorker, workerUrl } from '../../loading/blobWorker';
import { UnreadableFileError } from '../reading/source';
import type { Sheet } from './workbook';

export interface ToWorkbook {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

export type FromWorkbook =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sheets'; readonly sheets: readonly Sheet[] }
  | { readonly kind: 'error'; readonly message: string; readonly isOfFile: boolean };

/**
 * The sheets of a workbook. Its reader is loaded for it alone, into a worker or, if none can start, into this page. Rejects
 * with an UnreadableFileError, or when aborted.
 */
export async function readWorkbook(
  file: Blob & { readonly name: string },
  signal?: AbortSignal,
): Promise<readonly Sheet[]> {
  const bytes = await file.arrayBuffer();
  signal?.throwIfAborted();
  const worker = await startWorker(
    workerUrl('workbook.worker.js'),
    'The worker for workbooks could not start; reading in the page instead.',
  );
  if (worker) return inWorker(worker, { name: file.name, bytes }, signal);
  const { sheetsIn } = await import('./workbook');
  return sheetsIn(file.name, bytes);
}

function inWorker(worker: Worker, message: ToWorkbook, signal: AbortSignal | undefined): Promise<readonly Sheet[]> {
  return new Promise<readonly Sheet[]>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorkbook>) => {
      if (data.kind === 'sheets') resolve(data.sheets);
      else if (data.kind === 'error')
        reject(data.isOfFile ? new UnreadableFileError(data.message) : new Error(data.message));
    });
    onWorkerFailure(worker, (cause) => reject(new Error(`Reading the workbook stopped: ${cause}.`)));
    worker.postMessage(message, [message.bytes]);
  }).finally(() => worker.terminate());
}
