import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const readme = resolve(import.meta.dirname, '../../README.md');

/** pnpm of the path, or else the one of the README through npx: a command and its first words. */
export function pnpmCommand() {
  const isInstalled = spawnSync('pnpm', ['--version']).status === 0;
  if (isInstalled) return ['pnpm'];
  const version = /pnpm@[\d.]+/.exec(readFileSync(readme, 'utf8'))?.[0];
  if (!version) throw new Error(`${readme} names no version of pnpm.`);
  return ['npx', '--yes', version];
}
