import { execFile } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { release } from '@back-office/shared/build/release.mjs';

const here = import.meta.dirname;
const workspace = resolve(here, '../..');
const run = promisify(execFile);

/** A copy of the workspace with its own `shared`, in which any app can be changed and built: another release. */
export class WorkspaceCopy {
  readonly #root: string;

  constructor(name: string) {
    this.#root = join(workspace, '.tmp', 'copies', name);
    rmSync(this.#root, { recursive: true, force: true });
    mkdirSync(this.#root, { recursive: true });
    for (const name of readdirSync(workspace)) {
      if (/^(host|shared|remote-.+)$/.test(name)) this.#copyPackage(name);
      else if (lstatSync(join(workspace, name)).isFile()) cpSync(join(workspace, name), join(this.#root, name));
    }
  }

  #copyPackage(name: string) {
    const from = join(workspace, name);
    const to = join(this.#root, name);
    cpSync(from, to, { recursive: true, filter: (path) => !/^(node_modules|dist)$/.test(path.slice(from.length + 1)) });
    // The packages are those of the workspace, except for `shared`.
    const packages = join(from, 'node_modules');
    mkdirSync(join(to, 'node_modules/@back-office'), { recursive: true });
    symlinkSync(join(this.#root, 'shared'), join(to, 'node_modules/@back-office/shared'), 'dir');
    for (const each of readdirSync(packages)) {
      if (each !== '@back-office') symlinkSync(join(packages, each), join(to, 'node_modules', each));
    }
  }

  edit(file: string, change: (text: string) => string) {
    const path = join(this.#root, file);
    const text = readFileSync(path, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`The edit of ${file} changed nothing.`);
    writeFileSync(path, changed);
  }

  add(file: string, text: string) {
    writeFileSync(join(this.#root, file), text);
  }

  /** Runs a script of the copy and returns what it printed; rejects with what it printed as an error. */
  async run(script: string, ...args: readonly string[]): Promise<string> {
    const { stdout } = await run(process.execPath, [join(this.#root, script), ...args], { cwd: this.#root });
    return stdout.trim();
  }

  /** Builds apps, makes each live in a folder of its own, and returns these folders. */
  async build(...folders: readonly string[]): Promise<string[]> {
    const built = folders.map((folder) => ({ folder, dist: join(this.#root, folder, 'dist') }));
    const script = 'shared/build/commands/buildCopy.mjs';
    cpSync(join(here, 'buildCopy.mjs'), join(this.#root, script));
    const versions = await this.run(script, ...built.flatMap(({ folder, dist }) => [folder, dist]));
    for (const [index, version] of versions.split('\n').entries()) release(built[index]?.dist ?? '', version);
    return built.map(({ dist }) => dist);
  }
}
