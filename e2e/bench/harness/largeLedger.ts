import type { LargeLedgerTask } from './largeLedger.worker';

declare global {
  interface Window {
    /** Runs a task of the worker; resolves to the milliseconds that it took there. */
    runLargeLedger: (task: LargeLedgerTask, count: number) => Promise<number>;
  }
}

let worker: Worker | undefined;

window.runLargeLedger = (task, count) => {
  worker ??= new Worker(new URL('./largeLedger.worker.ts', import.meta.url));
  const { promise, resolve, reject } = withResolvers<number>();
  worker.onmessage = ({ data }: MessageEvent<{ ms: number }>) => resolve(data.ms);
  worker.onerror = ({ message }) => reject(new Error(`The worker failed: ${message}`));
  worker.postMessage({ task, count });
  return promise;
};

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
