import { release, releasedRow } from '../release.mjs';
import { findApps, requireFreePorts, serve, workspaceDist } from '../serve.mjs';
import { apps, portOf } from '../workspace.mjs';
import { build } from './build.mjs';
import { basePort, requireNode } from './environment.mjs';

/**
 * Builds what changed, puts it live on this machine and serves the composed product until it is stopped. Unlike
 * `pnpm release` it tries nothing in a page, so it needs no browser.
 */
try {
  requireNode();
  const port = basePort();
  await requireFreePorts(apps.map((app) => portOf(app, port)));
  const dist = workspaceDist();
  for (const [name, version] of Object.entries(await build([]))) {
    if (releasedRow(dist[name])?.version !== version) release(dist[name], version, { action: 'start' });
  }
  const allowOverride = process.argv.flatMap((word, at, all) => (word === '--allow-override' ? [all[at + 1]] : []));
  const { address } = await serve({ basePort: port, allowOverride, findApps });
  console.log(`\nThe back office runs at ${address}\nStop it with Ctrl+C.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
