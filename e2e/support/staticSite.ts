import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { closeServer, listen } from '@back-office/shared/build/serve.mjs';

export interface StaticSite {
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** A plain static server that knows nothing of the product: it follows `_headers` and `_redirects`, as static hosts do. */
export async function serveStaticSite(root: string, port: number): Promise<StaticSite> {
  const rules = readRules(root);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file =
      fileAt(root, pathname) ?? (existsSync(join(root, '_redirects')) ? join(root, 'index.html') : undefined);
    if (!file) return response.writeHead(404).end();
    const isPacked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(`${file}.br`);
    for (const [name, value] of rules.filter(({ matches }) => matches(pathname)).flatMap(({ headers }) => headers))
      response.appendHeader(name, value);
    if (isPacked) response.setHeader('Content-Encoding', 'br');
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    return response.end(readFileSync(isPacked ? `${file}.br` : file));
  });
  await listen(server, port);
  return { close: () => closeServer(server) };
}

function fileAt(root: string, pathname: string): string | undefined {
  const file = join(root, pathname);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Rules of a path, which may end in `*`, and the headers on the lines below it. */
function readRules(root: string) {
  const blocks = readFileSync(join(root, '_headers'), 'utf8').split('\n\n');
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    return {
      matches: (path: string) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern),
      headers: lines.map((line) => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name, value.join(': ')] as const;
      }),
    };
  });
}
