import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const workspace = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A working copy of one remote in a folder of its own, with its own output. */
export class RemoteCopy {
  readonly #folder: string;
  readonly dist: string;

  constructor(remote: string, name: string) {
    const place = join(workspace, '.tmp', 'copies', name);
    rmSync(place, { recursive: true, force: true });
    this.#folder = join(place, remote);
    this.dist = join(place, 'dist');
    mkdirSync(this.#folder, { recursive: true });
    cpSync(join(workspace, 'tsconfig.base.json'), join(place, 'tsconfig.base.json'));
    for (const entry of ['src', 'area.json', 'package.json', 'tsconfig.json', 'webpack.config.mjs']) {
      cpSync(join(workspace, remote, entry), join(this.#folder, entry), { recursive: true });
    }
    symlinkSync(join(workspace, remote, 'node_modules'), join(this.#folder, 'node_modules'), 'dir');
  }

  edit(file: string, change: (text: string) => string) {
    const path = join(this.#folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`The edit of ${file} changed nothing.`);
    writeFileSync(path, changed);
  }

  /** Builds the current state and returns its version. */
  async build(): Promise<string> {
    // In a process of its own: webpack and the test runner load modules in different ways.
    const script = fileURLToPath(new URL('./buildCopy.mjs', import.meta.url));
    const { stdout } = await run(process.execPath, [script, relative(workspace, this.#folder), this.dist]);
    return stdout.trim();
  }
}

/** One hash per file below a folder, to prove that nothing in it has changed. */
export function fingerprint(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}
