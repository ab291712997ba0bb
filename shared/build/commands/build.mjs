import { join } from 'node:path';
import { buildApp } from '../buildApp.mjs';
import { release } from '../release.mjs';
import { appNamed, apps, workspaceRoot } from '../workspace.mjs';

/** `build [app …] [--force]`: builds those of the named apps (default: all) that changed, and releases them locally. */
export async function build(names, { isForced = false } = {}) {
  const wanted = names.length > 0 ? names.map(appNamed) : apps;
  for (const { name, folder } of wanted) {
    const { version, isNew, seconds } = await buildApp({ folder, isForced });
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
