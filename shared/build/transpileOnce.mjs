import { readFileSync } from 'node:fs';

/** File → its text, and the script that ts-loader made of it. */
const made = new Map();

/**
 * webpack loader in front of ts-loader: one command transpiles each file once for all apps, workers and embedded forms that
 * it builds. Their compiler options are those of `tsconfig.base.json`. For production, where there are no source maps.
 */
export default function transpileOnce(script) {
  made.set(this.resourcePath, { text: readFileSync(this.resourcePath, 'utf8'), script });
  return script;
}

/** What a `pitch` returns takes the place of what ts-loader would make. */
export function pitch() {
  const known = made.get(this.resourcePath);
  if (known === undefined || known.text !== readFileSync(this.resourcePath, 'utf8')) return undefined;
  this.addDependency(this.resourcePath);
  return known.script;
}
