import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasFileList, writeFileList } from './fileList.mjs';
import { buildVersion } from './version.mjs';
import { workspaceRoot } from './workspace.mjs';

/**
 * Builds one app into `<outputRoot>/<version>`, unless that version exists already. Nothing becomes live. The version
 * appears as a whole: it is built beside its place and moved there.
 * @returns {Promise<{ version: string, isNew: boolean, seconds: number }>}
 */
export async function buildApp({ folder, outputRoot, isForced = false }) {
  const packageFolder = join(workspaceRoot, folder);
  const target = outputRoot ?? join(packageFolder, 'dist');
  const version = buildVersion(packageFolder);
  if (!isForced && hasFileList(join(target, version))) return { version, isNew: false, seconds: 0 };
  const started = performance.now();
  // Loaded only here: commands that find everything built start in a third of a second instead of more than one.
  const { default: webpack } = await import('webpack');
  const { default: configure } = await import(pathToFileURL(join(packageFolder, 'webpack.config.mjs')).href);
  const beside = join(target, `.building-${process.pid}`);
  try {
    const configuration = [configure({ outputRoot: beside })].flat();
    // Workers first: their files must exist when the remote's files are compressed and listed.
    for (const each of configuration.reverse()) await run(webpack(each));
    writeFileList(join(beside, version));
    putInPlace(join(beside, version), join(target, version), join(beside, 'before'));
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  return { version, isNew: true, seconds: (performance.now() - started) / 1000 };
}

/** A version that is built again may be live: its folder is missing for the time of two renames only. */
function putInPlace(built, place, aside) {
  if (existsSync(place)) renameSync(place, aside);
  renameSync(built, place);
}

function run(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        else resolve(stats);
      });
    });
  });
}
