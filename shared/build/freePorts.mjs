import { serve, workspaceDist } from './serve.mjs';

const attempts = 30;

/** Serves the product on any free ports: other servers may run on this machine. */
export async function serveOnFreePorts(distFolders = workspaceDist()) {
  for (let attempt = 1; ; attempt += 1) {
    const basePort = 21_000 + 10 * Math.floor(Math.random() * 2_000);
    try {
      return await serve({ basePort, distFolders });
    } catch (error) {
      if (!error.message.includes('is taken') || attempt === attempts) throw error;
    }
  }
}
