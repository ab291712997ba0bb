/** The modules of the build, as far as the tests use them. */
declare module '@back-office/shared/build/serve.mjs' {
  import type { Server as HttpServer } from 'node:http';
  import type { Server } from 'node:net';
  type Dist = Readonly<Record<string, string>>;
  export function serve(options: {
    basePort?: number;
    distFolders?: Dist;
    /** Addresses of servers that the page may connect to. */
    ledgers?: readonly string[];
  }): Promise<{ address: string; origins: Record<string, string>; close(): Promise<void> }>;
  /** Throws an error that says `Port … is taken`. */
  export function listen(server: Server, port: number): Promise<void>;
  export function closeServer(server: HttpServer): Promise<void>;
  export function workspaceDist(): Record<string, string>;
  export function contentSecurityPolicy(options: { remoteOrigins: readonly string[]; scriptHash?: string }): string;
}

declare module '@back-office/shared/build/commands/chromium.mjs' {
  /** Its path. */
  export function findChromium(): string;
}

declare module '@back-office/shared/build/freePorts.mjs' {
  import type { Server as HttpServer } from 'node:http';
  import type { Server } from 'node:net';
  /** A server that listens; its address ends with `/`. */
  export interface OpenServer {
    readonly address: string;
    close(): Promise<void>;
  }
  export interface Served {
    readonly address: string;
    /** App name → origin. */
    readonly origins: Readonly<Record<string, string>>;
    close(): Promise<void>;
  }
  /** Tries ports in order until `open` does not find one of them taken. */
  export function onFreePorts<Opened>(open: (basePort: number) => Promise<Opened>): Promise<Opened>;
  export function listenOnFreePort(server: Server): Promise<number>;
  export function openOnFreePort(server: HttpServer): Promise<OpenServer>;
  export function serveOnFreePorts(distFolders?: Readonly<Record<string, string>>): Promise<Served>;
}

declare module '@back-office/shared/build/release.mjs' {
  interface Row {
    readonly version: string;
    readonly container: string;
  }
  export function release(
    distFolder: string,
    version: string,
    options?: { action?: 'release' | 'rollback' | 'start' },
  ): { version: string };
  export function releasedRow(distFolder: string): Row;
}

declare module '@back-office/shared/build/fileList.mjs' {
  export function writeFileList(folder: string): void;
}

declare module '@back-office/shared/build/typesCheck.mjs' {
  export function noteTypes(distFolder: string, version: string): void;
}

declare module '@back-office/shared/build/stage.mjs' {
  type Versions = Readonly<Record<string, string>>;
  export function versionsAtHand(): Versions;
  export function stage(versions: Versions, into: string): Record<string, string>;
  export function stageForNow(versions: Versions): {
    folder: string;
    distFolders: Record<string, string>;
    remove(): void;
  };
}

declare module '@back-office/shared/build/workspace.mjs' {
  export const workspaceRoot: string;
  /** The host and the remotes, which declare themselves in `area.json`. */
  export const apps: readonly { readonly name: string; readonly routes: readonly string[] }[];
}

declare module '@back-office/shared/build/publish/publish.mjs' {
  export interface PublishedSite {
    readonly name: string;
    readonly root: string;
    readonly origin: string | undefined;
  }
  export function publish(options: {
    into: string;
    distFolders: Readonly<Record<string, string>>;
    origins?: Readonly<Record<string, string>>;
    quality?: number;
  }): { sites: readonly PublishedSite[]; versions: Record<string, string> };
}

declare module '@back-office/shared/build/publish/tryNginx.mjs' {
  type Sites = readonly { readonly name: string; readonly root: string }[];
  export function hasNginx(): boolean;
  export function runNginx(sites: Sites, ports: Readonly<Record<string, number>>): Promise<() => Promise<void>>;
}
