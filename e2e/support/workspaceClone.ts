import { execFile } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { release } from '@back-office/shared/build/release.mjs';
import { workspaceDist } from '@back-office/shared/build/serve.mjs';
import { apps } from '@back-office/shared/build/workspace.mjs';
import { runServer } from './commands';
import { pnpmCommand } from './pnpm.mjs';

const workspace = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const left = ['node_modules', 'dist', '.git', '.tmp', 'test-results', 'playwright-report'];

/** A clone of the workspace with packages of its own, in which a remote can be added. It has the builds under test. */
export class WorkspaceClone {
  readonly #root: string;
  readonly #dist: string;
  #server: Awaited<ReturnType<typeof runServer>> | undefined;

  constructor(name: string) {
    const place = join(workspace, '.tmp', 'copies', name);
    this.#root = join(place, 'workspace');
    this.#dist = join(place, 'dist');
    rmSync(place, { recursive: true, force: true });
    const isWanted = (path: string) => !left.includes(basename(path));
    for (const each of readdirSync(workspace).filter(isWanted)) {
      cpSync(join(workspace, each), join(this.#root, each), { recursive: true, filter: isWanted });
    }
    for (const [app, folder] of Object.entries(workspaceDist())) {
      cpSync(folder, join(this.#dist, app), { recursive: true });
    }
  }

  /** Runs a command of the clone and returns what it printed; rejects with what it printed as an error. */
  async run(command: string, ...args: readonly string[]): Promise<string> {
    const script = join(this.#root, `shared/build/commands/${command}.mjs`);
    const env = { ...process.env, BACK_OFFICE_DIST: this.#dist };
    const { stdout } = await run(process.execPath, [script, ...args], { cwd: this.#root, env });
    return stdout;
  }

  release(app: string, version: string) {
    release(join(this.#dist, app), version);
  }

  /** Everything is in pnpm's store already, because the workspace has been installed. */
  async install() {
    const options = ['install', '--offline', '--no-frozen-lockfile'];
    const [command, ...words] = pnpmCommand();
    await run(command, [...words, ...options], { cwd: this.#root });
  }

  /** Runs `pnpm start`. Returns the origins, also of remotes that are added later. */
  async start(added: readonly string[]) {
    this.#server = await runServer('start', [], { BACK_OFFICE_DIST: this.#dist }, this.#root);
    const { port } = this.#server;
    // The apps are listed in the order of their ports.
    const names = [...apps.map(({ name }) => name), ...added];
    return Object.fromEntries(names.map((name, index) => [name, `http://localhost:${port + index}`]));
  }

  async close() {
    await this.#server?.stop();
    rmSync(resolve(this.#root, '..'), { recursive: true, force: true });
  }
}
