import { join } from 'node:path';
import { buildPart } from '../buildPart.mjs';
import { builtVersions, release } from '../release.mjs';
import { partNamed, workspaceRoot } from '../workspace.mjs';

/** `release <part> [version]`: puts a built version live; without a version the newest source is built and put live. */
const [name, wanted] = process.argv.slice(2);
try {
  if (!name) throw new Error('Say which part: pnpm release <host|catalogue|assistant|reports|learning> [version]');
  const { folder } = partNamed(name);
  const dist = join(workspaceRoot, folder, 'dist');
  const version = wanted ?? (await buildPart({ folder })).version;
  release(dist, version);
  console.log(`${name} ${version} is live. Built versions: ${builtVersions(dist).join(', ')}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
