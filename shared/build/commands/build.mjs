import { join } from 'node:path';
import { buildPart } from '../buildPart.mjs';
import { release } from '../release.mjs';
import { partNamed, parts, workspaceRoot } from '../workspace.mjs';

/** `build [part …] [--force]`: builds the named parts (default: all) that changed, and releases each locally. */
export async function build(names, { isForced = false } = {}) {
  const wanted = names.length > 0 ? names.map(partNamed) : parts;
  for (const { name, folder } of wanted) {
    const { version, isNew, seconds } = await buildPart({ folder, isForced });
    release(join(workspaceRoot, folder, 'dist'), version);
    console.log(`${name.padEnd(10)} ${version}  ${isNew ? `built in ${seconds.toFixed(1)} s` : 'unchanged'}`);
  }
}

if (import.meta.filename === process.argv[1]) {
  const words = process.argv.slice(2);
  build(
    words.filter((word) => !word.startsWith('--')),
    { isForced: words.includes('--force') },
  ).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
