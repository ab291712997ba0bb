import { serve, workspaceDist } from '@back-office/shared/build/serve.mjs';

/** What `remotes.json` holds for one area, as far as the tests read or bend it. */
export interface RegistryRow {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  readonly container: string;
  readonly entry: string;
  readonly integrity?: string;
  readonly routes: readonly string[];
  readonly preload: readonly { readonly href: string; readonly integrity?: string; readonly path?: string }[];
}

export interface Registry {
  readonly schema: number;
  readonly areas: readonly RegistryRow[];
}

export type Served = Awaited<ReturnType<typeof serve>>;

const attempts = 30;

/** Five consecutive free ports, wherever they are: other servers may run on this machine. */
export async function serveOnFreePorts(distFolders: Record<string, string> = workspaceDist()): Promise<Served> {
  for (let attempt = 1; ; attempt += 1) {
    const basePort = 21_000 + 5 * Math.floor(Math.random() * 2_000);
    try {
      return await serve({ basePort, distFolders });
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes('is taken');
      if (!isTaken || attempt === attempts) throw error;
    }
  }
}
