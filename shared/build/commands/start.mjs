import { serve } from '../serve.mjs';
import { build } from './build.mjs';
import { basePort, requireNode } from './environment.mjs';

/** Builds what changed and serves the composed product until it is stopped. */
try {
  requireNode();
  const port = basePort();
  await build([]);
  const allowOverride = process.argv.flatMap((word, at, all) => (word === '--allow-override' ? [all[at + 1]] : []));
  const { address } = await serve({ basePort: port, allowOverride });
  console.log(`\nThe back office runs at ${address}\nStop it with Ctrl+C.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
