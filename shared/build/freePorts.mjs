import { serve, workspaceDist } from './serve.mjs';

const attempts = 30;

/**
 * Opens servers on any free ports: others may run on this machine.
 * @template Served
 * @param {(basePort: number) => Promise<Served>} open leaves nothing open when it fails
 */
export async function onFreePorts(open) {
  for (let attempt = 1; ; attempt += 1) {
    const basePort = 21_000 + 10 * Math.floor(Math.random() * 2_000);
    try {
      return await open(basePort);
    } catch (error) {
      if (!error.message.includes('is taken') || attempt === attempts) throw error;
    }
  }
}

/** Serves the product on any free ports. */
export function serveOnFreePorts(distFolders = workspaceDist()) {
  return onFreePorts((basePort) => serve({ basePort, distFolders }));
}
