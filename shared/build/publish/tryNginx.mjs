import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireFreePorts } from '../serve.mjs';
import { nginxFile } from './nginxFile.mjs';

export function hasNginx() {
  return spawnSync('nginx', ['-v']).status === 0;
}

/**
 * Runs an nginx of its own on loopback with the configuration of these sites, each at the port that `ports` says. It
 * writes to a temporary folder only. Throws the error of `listen` when a port is taken.
 *
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function runNginx(sites, ports) {
  // Otherwise another server could answer in its place.
  await requireFreePorts(Object.values(ports));
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const local = sites.map((site) => ({ ...site, listen: `127.0.0.1:${ports[site.name]}`, serverName: '_' }));
  writeFileSync(join(folder, 'sites.conf'), nginxFile(local));
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
  let complaint = '';
  nginx.stderr.on('data', (part) => (complaint += part));
  const ended = new Promise((resolve) => nginx.once('exit', resolve));
  const end = async () => {
    // SIGQUIT waits a minute for a connection on which a browser has not asked anything yet.
    nginx.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isUp = await Promise.race([answers(Object.values(ports)), ended.then(() => false)]);
  if (isUp) return end;
  await end();
  const [, taken] = /bind\(\) to \S+:(\d+) failed/.exec(complaint) ?? [];
  throw new Error(taken ? `Port ${taken} is taken.` : `nginx did not start: ${complaint.trim() || 'no answer'}`);
}

/** Without root it may neither change its user nor write to its usual folders. */
function mainFile(folder) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'daemon off;',
    'worker_processes 1;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/sites.conf;`,
    '}',
    '',
  ].join('\n');
}

const attempts = 50;
const pause = 100;

async function answers(ports) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const asked = await Promise.allSettled(ports.map((port) => ask(port, '/')));
    if (asked.every(({ status }) => status === 'fulfilled')) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}

/** Without `fetch`, which would decompress the body and tidy up the path. */
export function ask(port, path, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });
}
