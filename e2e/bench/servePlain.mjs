import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { openOnFreePort } from '@back-office/shared/build/freePorts.mjs';
import { contentSecurityPolicy } from '@back-office/shared/build/serve.mjs';

/** Serves a plain build from one origin, precompressed and with the same policy as the product. */
export async function servePlain(folder) {
  const policy = contentSecurityPolicy({ remoteOrigins: [] });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const wanted = normalize(pathname).replace(/^\/+/, '');
    const isFile = wanted.endsWith('.js') && existsSync(join(folder, `${wanted}.gz`));
    response.writeHead(200, {
      'Content-Type': isFile ? 'text/javascript' : 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
      'Content-Security-Policy': policy,
      'Cache-Control': isFile ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(readFileSync(join(folder, `${isFile ? wanted : 'index.html'}.gz`)));
  });
  return openOnFreePort(server);
}
