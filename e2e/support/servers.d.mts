export interface Served {
  readonly address: string;
  /** App name → origin. */
  readonly origins: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export function serveOnFreePorts(distFolders?: Readonly<Record<string, string>>): Promise<Served>;
