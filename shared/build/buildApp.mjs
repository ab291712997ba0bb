import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { buildVersion } from './version.mjs';
import { workspaceRoot } from './workspace.mjs';

/**
 * Builds one app into `<outputRoot>/<version>`, unless that version exists already.
 * @returns {Promise<{ version: string, isNew: boolean, seconds: number }>}
 */
export async function buildApp({ folder, outputRoot, isForced = false }) {
  const packageFolder = join(workspaceRoot, folder);
  const target = outputRoot ?? join(packageFolder, 'dist');
  const version = buildVersion(packageFolder);
  if (!isForced && existsSync(join(target, version, 'area.json'))) return { version, isNew: false, seconds: 0 };
  const started = performance.now();
  const { default: configure } = await import(pathToFileURL(join(packageFolder, 'webpack.config.mjs')).href);
  const configuration = [configure({ outputRoot: target })].flat();
  // Workers first: their files must exist when the remote's files are compressed and listed.
  for (const each of configuration.reverse()) await run(each);
  return { version, isNew: true, seconds: (performance.now() - started) / 1000 };
}

function run(configuration) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        else resolve(stats);
      });
    });
  });
}
