import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const workspaceRoot = resolve(import.meta.dirname, '../..');

/** The five parts in port order: the host on `PORT` (default 4300), the remotes on the four ports after it. */
export const parts = [
  { name: 'host', folder: 'host' },
  { name: 'catalogue', folder: 'remote-catalogue' },
  { name: 'assistant', folder: 'remote-assistant' },
  { name: 'reports', folder: 'remote-reports' },
  { name: 'learning', folder: 'remote-learning' },
];

export const remotes = parts.filter(({ name }) => name !== 'host');

/** @param {string} name part name, such as `catalogue` */
export function partNamed(name) {
  const part = parts.find((each) => each.name === name);
  if (!part)
    throw new Error(`No part is called "${name}". Choose one of: ${parts.map((each) => each.name).join(', ')}.`);
  return part;
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Every file below a folder that a build can read; tests and outputs change no build. */
function* sourceFiles(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      if (!['node_modules', 'dist', 'jest', 'commands', 'testing', '__snapshots__'].includes(name))
        yield* sourceFiles(path);
    } else if (!/\.test\.[a-z]+$|\.md$/.test(name)) yield path;
  }
}

/**
 * `package version + hash of all that the build reads`: the same input has the same version, a changed one never
 * shares a folder with it.
 */
export function buildVersion(packageFolder) {
  const hash = createHash('sha256');
  const inputs = [packageFolder, join(workspaceRoot, 'shared/src'), join(workspaceRoot, 'shared/build')];
  for (const folder of inputs) {
    for (const path of sourceFiles(folder)) hash.update(path.slice(folder.length)).update(readFileSync(path));
  }
  hash.update(readFileSync(join(workspaceRoot, 'pnpm-lock.yaml')));
  return `${readJson(join(packageFolder, 'package.json')).version}-${hash.digest('hex').slice(0, 8)}`;
}
