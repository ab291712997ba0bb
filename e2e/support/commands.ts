import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { onFreePorts } from '@back-office/shared/build/freePorts.mjs';

const workspace = resolve(import.meta.dirname, '../..');

interface Ended {
  readonly code: number | null;
  readonly text: string;
}

type Environment = Readonly<Record<string, string>>;

/** Runs a command of the workspace, or of a clone, such as `release`, as `pnpm` does. */
export function runCommand(name: string, words: readonly string[], env: Environment = {}, root = workspace) {
  const child = spawn(process.execPath, [`shared/build/commands/${name}.mjs`, ...words], {
    cwd: root,
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
    /** Waits until it has printed this and returns all it has printed; fails when it ends before. */
    printed: (wanted: string) =>
      new Promise<string>((settle, fail) => {
        const check = () => text.includes(wanted) && settle(text);
        listeners.add(check);
        check();
        void ended.then(() => fail(new Error(`${name} has ended:\n${text}`)));
      }),
    stop: async (signal?: NodeJS.Signals) => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Runs a command that serves the product on free ports, and waits until it says that the product runs. */
export function runServer(name: 'dev' | 'start', words: readonly string[], env: Environment, root = workspace) {
  return onFreePorts(async (port) => {
    const command = runCommand(name, words, { ...env, PORT: String(port) }, root);
    return { port, text: await command.printed('The back office runs at'), stop: command.stop };
  });
}
