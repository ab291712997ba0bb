import type { ImportSession } from './importSession';

type Method = keyof ImportSession;

/** A method's arguments without the progress callback, which travels as messages. */
type Plain<Args extends unknown[]> = Args extends [...infer Rest, (done: number) => void] ? Rest : Args;

/** One call of the session, as it travels to the worker. */
export type Call = {
  [Name in Method]: { readonly method: Name; readonly args: Plain<Parameters<ImportSession[Name]>> };
}[Method];

export type CallMessage = Call & { readonly id: number };

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly id: number; readonly done: number }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly message: string };

/** Where a session runs: in a worker or in this page. Both take the same calls. */
export interface Engine {
  call<Name extends Method>(
    method: Name,
    args: Plain<Parameters<ImportSession[Name]>>,
    onProgress?: (done: number) => void,
    transfer?: Transferable[],
  ): Promise<Awaited<ReturnType<ImportSession[Name]>>>;
  close(): void;
}

/** Runs one call on a session, whatever its method. */
export function answerCall(session: ImportSession, call: Call, onProgress: (done: number) => void): unknown {
  switch (call.method) {
    case 'read':
      return session.read(...call.args, onProgress);
    case 'preview':
      return session.preview(...call.args, onProgress);
    case 'know':
      return session.know(...call.args);
    case 'rows':
      return session.rows(...call.args);
    case 'notes':
      return session.notes(...call.args);
    case 'items':
      return session.items(...call.args);
    case 'badRowsCsv':
      return session.badRowsCsv();
  }
}
