import { spawnSync } from 'node:child_process';

/** pnpm of the path, or else the version of the README through npx: a command and its first words. */
export function pnpmCommand() {
  const isInstalled = spawnSync('pnpm', ['--version']).status === 0;
  return isInstalled ? ['pnpm'] : ['npx', '--yes', 'pnpm@12.21.0'];
}
