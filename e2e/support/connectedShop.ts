import { writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { listenOnFreePort, onFreePorts } from '@back-office/shared/build/freePorts.mjs';
import { listen, serve } from '@back-office/shared/build/serve.mjs';
import { stage, versionsAtHand } from '@back-office/shared/build/stage.mjs';
import { runCommand } from './commands';

export interface ConnectedShop {
  /** Of the server, as a merchant types it. */
  readonly address: string;
  readonly token: string;
  /** Of a product that may connect to the server: app name → origin. */
  readonly origins: Readonly<Record<string, string>>;
  /** The entries of a list as the server has it. */
  list(key: string): Promise<readonly { readonly name?: string; readonly title?: string }[]>;
  /** From here on nothing answers at the address; connections end. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  /** Ends the process of the server at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts another process over the same data. */
  startAgain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The reference server with one shop, and a product that may connect to it. The server is reached through a proxy, so that
 * it can be gone and come back as a whole while its data stay.
 *
 * @param folder an empty folder for what is served and loaded
 * @param sales a sales export, as text
 */
export async function openConnectedShop(folder: string, sales: string): Promise<ConnectedShop> {
  const proxy = new Proxy();
  await proxy.open();
  const address = `http://localhost:${proxy.port}`;
  const distFolders = stage(versionsAtHand(), folder);
  const product = await onFreePorts((basePort) => serve({ basePort, distFolders, ledgers: [address] }));
  const start = () =>
    runCommand('ledgerServer', ['--origin', product.origins['host'] ?? ''], {
      PORT: '0',
      DATABASE_URL: '',
      LEDGER_DATA: join(folder, 'ledger'),
    });
  let command = start();
  const close = async () => {
    await proxy.close();
    await command.stop();
    await product.close();
  };
  try {
    const isThere = async () => {
      const text = await command.printed('The ledger server answers at');
      const [, server = ''] = /answers at (\S+)/.exec(text) ?? [];
      proxy.target = Number(new URL(server).port);
      return { server, text };
    };
    const { server, text } = await isThere();
    const [, token = ''] = /shown this once:\s+(\S+)/.exec(text) ?? [];
    const file = `${folder}/sales.csv`;
    writeFileSync(file, sales);
    const loaded = await runCommand('books', ['load', file, '--to', server, '--token', token]).ended;
    if (loaded.code !== 0) throw new Error(`The sales were not loaded:\n${loaded.text}`);
    const list = async (key: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`http://127.0.0.1:${proxy.target}/v1/documents/${key}`, { headers });
      if (response.status === 404) return [];
      return ((await response.json()) as { value: { entries: readonly { name?: string; title?: string }[] } }).value
        .entries;
    };
    return {
      ...{ address, token, origins: product.origins, list, close },
      goDown: () => proxy.close(),
      comeBack: () => proxy.open(),
      kill: () => command.stop('SIGKILL'),
      async startAgain() {
        command = start();
        await isThere();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Hands bytes on to a port of this machine. Once closed it can be opened again at the same port. */
class Proxy {
  port = 0;
  target = 0;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  async open() {
    this.#server = createServer((near) => {
      const far = connect(this.target, '127.0.0.1');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    if (this.port === 0) this.port = await listenOnFreePort(this.#server);
    else await listen(this.#server, this.port);
  }

  async close() {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }
}
