import { parseArgs } from 'node:util';
import { buildApp } from '../buildApp.mjs';
import { workspaceDist } from '../serve.mjs';
import { checkTypes } from '../typesCheck.mjs';
import { appNamed, apps } from '../workspace.mjs';

/**
 * `build [app …] [--force] [--types]`: builds those of the named apps (default: all) that changed. Nothing becomes live.
 * `--types` checks their types too, so that the versions can be released when the source has moved on.
 *
 * @param {readonly string[]} names
 * @returns {Promise<Record<string, string>>} app → version of its current source
 */
export async function build(names, { isForced = false, withTypes = false } = {}) {
  const wanted = names.length > 0 ? names.map(appNamed) : apps;
  const dist = workspaceDist();
  const versions = {};
  for (const app of wanted) {
    const { name, folder } = app;
    const { version, isNew, seconds } = await buildApp({ folder, outputRoot: dist[name], isForced });
    versions[name] = version;
    console.log(`${name.padEnd(10)} ${version}  ${isNew ? `built in ${seconds.toFixed(1)} s` : 'unchanged'}`);
    if (withTypes) console.log(`  types  ${checkTypes({ app, dist: dist[name], version })}`);
  }
  return versions;
}

if (import.meta.filename === process.argv[1]) {
  try {
    const options = { force: { type: 'boolean' }, types: { type: 'boolean' } };
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    await build(positionals, { isForced: values.force, withTypes: values.types });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
