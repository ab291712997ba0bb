import { existsSync, readFileSync } from 'node:fs';

/** What tests left out on this machine, each reason once: many tests have the same. */
export function linesLeftOut(file) {
  if (!existsSync(file)) return [];
  return [...new Set(readFileSync(file, 'utf8').split('\n'))].filter((line) => line !== '');
}
