import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileListHash } from './fileList.mjs';
import { buildVersion } from './version.mjs';
import { readJson, workspaceRoot } from './workspace.mjs';
import { writeWhole } from './writeWhole.mjs';

/** Beside the folder of the version, which never changes. */
export function typesNote(distFolder, version) {
  return join(distFolder, `${version}.types.json`);
}

/** When the types of exactly these files were checked without an error, or undefined. */
export function typesCheckedAt(distFolder, version) {
  const file = typesNote(distFolder, version);
  if (!existsSync(file)) return undefined;
  const { time, files } = readJson(file);
  return files === fileListHash(join(distFolder, version)) ? time : undefined;
}

export function noteTypes(distFolder, version, clock = Date.now) {
  const note = { time: new Date(clock()).toISOString(), files: fileListHash(join(distFolder, version)) };
  writeWhole(typesNote(distFolder, version), note);
}

/**
 * Checks the types of a version and notes it, unless that was done before. Only the current source can be checked: throws
 * an error in one line if the version is of another one. Returns what to print.
 *
 * @param {object} options
 * @param {{ name: string, folder: string }} options.app
 * @param {string} options.dist its folder of versions
 * @param {string} options.version
 * @param {() => string} [options.sourceVersion] that of the current source
 * @param {() => void} [options.compile] throws when the types have errors
 * @param {() => number} [options.clock]
 */
export function checkTypes({
  app,
  dist,
  version,
  sourceVersion = () => buildVersion(join(workspaceRoot, app.folder)),
  compile = () => compileTypes(app),
  clock,
}) {
  const checked = typesCheckedAt(dist, version);
  if (checked) return `no errors at ${checked}`;
  const source = sourceVersion();
  if (source !== version) {
    throw new Error(
      `The types of ${version} were never checked, and the current source is ${source}. Check out the source of ${version} and run pnpm release ${app.name}.`,
    );
  }
  compile();
  if (sourceVersion() !== version) {
    throw new Error('The source changed during the check of its types. Run the command again.');
  }
  noteTypes(dist, version, clock);
  return 'no errors';
}

/** The native compiler, which checks types in a third of the time; ts-loader and other tools need version 6. */
export const typeChecker = join(workspaceRoot, 'node_modules/typescript-native/bin/tsc');

/** Throws an error with the first message of the compiler. */
function compileTypes({ folder }) {
  const { status, stdout, signal } = spawnSync(
    process.execPath,
    [typeChecker, '--noEmit', '--types', 'jest,node', '-p', join(workspaceRoot, folder)],
    { cwd: workspaceRoot, encoding: 'utf8' },
  );
  if (status === null) throw new Error(`The check of the types was stopped by ${signal}.`);
  if (status !== 0) throw new Error(`The types have errors: ${stdout.split('\n')[0]}`);
}
