import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const placeholder = join(import.meta.dirname, '../src/area/embed/placeholder.ts');

/**
 * webpack loader for the tokens in `embed.js`: of all colors and sizes it keeps those that the placeholder of an area uses. The
 * area brings the others.
 */
export default function placeholderTokens(source) {
  this.addDependency(placeholder);
  return tokensOf(source, readFileSync(placeholder, 'utf8'));
}

/** Leaves out each line of a token that no style names. */
export function tokensOf(source, styles) {
  const used = new Set([...styles.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  return source.replace(/^ {4}(?:'([\w-]+)'|(\w+)): [^{\n]*,?\n/gm, (line, quoted, plain) =>
    used.has(quoted ?? plain) ? line : '',
  );
}
