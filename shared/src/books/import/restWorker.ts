import { onWorkerFailure, startBlobWorker } from '../../loading/blobWorker';
import type { RestReader, RestRequest, RestStart } from '../reading/restOfFile';
import type { RowsShown } from '../reading/rowReader';

export interface ToRestReader {
  readonly kind: 'rest';
  readonly request: RestRequest;
}

export type FromRestReader =
  | { readonly kind: 'start'; readonly start: RestStart }
  | { readonly kind: 'rows'; readonly rows: RowsShown | undefined };

/** Reads rests of files in a worker of its own each; `undefined` on devices without a processor for it. */
export function restReaderOf(url: string): RestReader | undefined {
  if (url === '' || navigator.hardwareConcurrency < 2) return undefined;
  return (request) => {
    const start = promised<RestStart | undefined>();
    const rows = promised<RowsShown | undefined>();
    let worker: Worker | undefined;
    let isStopped = false;

    function finish(shown: RowsShown | undefined) {
      start.resolve(undefined);
      rows.resolve(shown);
    }

    async function run() {
      worker = await startBlobWorker(url);
      if (isStopped) return worker.terminate();
      onWorkerFailure(worker, () => finish(undefined));
      worker.addEventListener('message', ({ data }: MessageEvent<FromRestReader>) => {
        if (data.kind === 'start') start.resolve(data.start);
        if (data.kind === 'rows') finish(data.rows);
      });
      const message: ToRestReader = { kind: 'rest', request };
      worker.postMessage(message);
    }

    // Without it the file is read here alone.
    void run().catch(() => finish(undefined));
    return {
      start: start.promise,
      rows: rows.promise,
      stop() {
        isStopped = true;
        worker?.terminate();
      },
    };
  };
}

function promised<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}
