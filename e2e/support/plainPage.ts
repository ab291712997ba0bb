import { createServer } from 'node:http';
import { listenOnFreePort } from '@back-office/shared/build/freePorts.mjs';
import { contentSecurityPolicy } from '@back-office/shared/build/serve.mjs';

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Partner page</title><link rel="icon" href="data:,"></head>
  <body><main><h1>Partner page</h1><div id="one"></div><div id="two"></div></main><script type="module" src="/page.js"></script></body>
</html>`;

export interface PlainPage {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * A partner's page, without React or the host, on an origin of its own. Its policy allows one other origin: that of the
 * area it embeds.
 */
export async function servePlainPage(embedAddress: string): Promise<PlainPage> {
  const policy = contentSecurityPolicy({ remoteOrigins: [new URL(embedAddress).origin] });
  const script = `import { mount } from '${embedAddress}';
    window.mounted = {};
    window.mountInto = async (id, options) => { window.mounted[id] = await mount(document.getElementById(id), options); };
    window.isReady = true;`;
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, {
      'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    });
    response.end(isScript ? script : page);
  });
  const port = await listenOnFreePort(server);
  return {
    address: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
