import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const workspace = resolve(import.meta.dirname, '../..');

interface Ended {
  readonly code: number | null;
  readonly text: string;
}

/** Runs a command of the workspace, such as `release`, as `pnpm` does. */
export function runCommand(name: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [`shared/build/commands/${name}.mjs`, ...words], {
    cwd: workspace,
    env: { ...process.env, ...env },
  });
  let text = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<Ended>((settle) => child.on('close', (code) => settle({ code, text })));
  return {
    ended,
    /** Waits until it has printed this; fails when it ends before. */
    printed: (wanted: string) =>
      new Promise<void>((settle, fail) => {
        const check = () => text.includes(wanted) && settle();
        listeners.add(check);
        check();
        void ended.then(() => fail(new Error(`${name} has ended:\n${text}`)));
      }),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
