export interface Fault {
  readonly app: string;
  readonly matches: (path: string) => boolean;
  readonly answer:
    | 'missing'
    | 'error'
    | 'hangs'
    | 'page'
    | 'slow'
    | 'resets'
    | 'redirects'
    | 'flaps'
    | 'isCut'
    | 'stalls'
    | 'hasNoCors'
    | 'hasWrongEncoding'
    | 'drips'
    | { readonly body: string; readonly type: string };
}

export interface FaultServer {
  readonly address: string;
  readonly origins: Readonly<Record<string, string>>;
  setFaults(faults: readonly Fault[]): void;
  setRegistry(change: (registry: object) => object): void;
  repair(): Promise<void>;
  close(): Promise<unknown>;
}

export function serveWithFaults(distFolders: Readonly<Record<string, string>>): Promise<FaultServer>;
