import { parseArgs } from 'node:util';
import { buildApp } from '../buildApp.mjs';
import { workspaceDist } from '../serve.mjs';
import { appNamed, apps } from '../workspace.mjs';

/**
 * `build [app …] [--force]`: builds those of the named apps (default: all) that changed. Nothing becomes live.
 *
 * @param {readonly string[]} names
 * @returns {Promise<Record<string, string>>} app → version of its current source
 */
export async function build(names, { isForced = false } = {}) {
  const wanted = names.length > 0 ? names.map(appNamed) : apps;
  const dist = workspaceDist();
  const versions = {};
  for (const { name, folder } of wanted) {
    const { version, isNew, seconds } = await buildApp({ folder, outputRoot: dist[name], isForced });
    versions[name] = version;
    console.log(`${name.padEnd(10)} ${version}  ${isNew ? `built in ${seconds.toFixed(1)} s` : 'unchanged'}`);
  }
  return versions;
}

if (import.meta.filename === process.argv[1]) {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
    await build(positionals, { isForced: values.force });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
