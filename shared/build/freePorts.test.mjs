import { createServer } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstEphemeralPort, listenOnFreePort, onFreePorts } from './freePorts.mjs';
import { listen } from './serve.mjs';

const opened = [];
afterEach(() => Promise.all(opened.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

function newServer() {
  const server = createServer();
  opened.push(server);
  return server;
}

test('a port that is taken is left, and the next ones are tried', async () => {
  const tried = [];
  const basePort = await onFreePorts(async (port) => {
    tried.push(port);
    // Another program takes the first ones between the choice and the start.
    if (tried.length < 4) await listen(newServer(), port + 2);
    await listen(newServer(), port + 2);
    return port;
  });
  expect(tried).toHaveLength(4);
  expect(basePort).toBe(tried.at(-1));
});

test('servers get different ports, all of them below those of outgoing connections', async () => {
  const ports = [];
  for (let count = 0; count < 20; count += 1) ports.push(await listenOnFreePort(newServer()));
  expect(new Set(ports).size).toBe(20);
  expect(Math.max(...ports)).toBeLessThan(firstEphemeralPort());
});

test('another error is not tried again', async () => {
  let tries = 0;
  const open = async () => {
    tries += 1;
    throw new Error('The host is not built.');
  };
  await expect(onFreePorts(open)).rejects.toThrow('The host is not built.');
  expect(tries).toBe(1);
});

test.each([
  ['32768\t60999\n', 32_768],
  ['49152 65535\n', 49_152],
  // So wide that nothing lies below it.
  ['1024\t65535\n', 32_768],
  ['', 32_768],
])('the range %j of outgoing connections begins at %i', (text, first) => {
  const folder = mkdtempSync(join(tmpdir(), 'ports-'));
  writeFileSync(join(folder, 'range'), text);
  expect(firstEphemeralPort(join(folder, 'range'))).toBe(first);
  expect(firstEphemeralPort(join(folder, 'none'))).toBe(32_768);
  rmSync(folder, { recursive: true });
});
