import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** File → its text, and the script that ts-loader made of it. */
const made = new Map();

/**
 * webpack loader in front of ts-loader: one command transpiles each file once for all apps, workers and embedded forms that
 * it builds. Their compiler options are those of `tsconfig.base.json`. For production, where there are no source maps.
 *
 * `pnpm test` names a folder in `BACK_OFFICE_TRANSPILED`, new for each run: builds of copies of the workspace find there what
 * its own builds made of the same texts.
 */
export default function transpileOnce(script) {
  const text = readFileSync(this.resourcePath, 'utf8');
  made.set(this.resourcePath, { text, script });
  const file = keptFile(this.resourcePath, text);
  if (file) {
    // Builds run side by side, and may make the same.
    writeFileSync(`${file}.${process.pid}`, script);
    renameSync(`${file}.${process.pid}`, file);
  }
  return script;
}

/** What a `pitch` returns takes the place of what ts-loader would make. */
export function pitch() {
  const text = readFileSync(this.resourcePath, 'utf8');
  if (made.get(this.resourcePath)?.text !== text) {
    const file = keptFile(this.resourcePath, text);
    if (!file || !existsSync(file)) return undefined;
    made.set(this.resourcePath, { text, script: readFileSync(file, 'utf8') });
  }
  this.addDependency(this.resourcePath);
  return made.get(this.resourcePath).script;
}

function keptFile(path, text) {
  const folder = process.env.BACK_OFFICE_TRANSPILED;
  return (
    folder &&
    join(
      folder,
      createHash('sha256')
        .update(`${basename(path)}\n${text}`)
        .digest('hex'),
    )
  );
}
