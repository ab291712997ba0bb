import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { questionNames } from '../../shared/src/ledger/port/ledgerPort';
import { openOnFreePort } from '@back-office/shared/build/freePorts.mjs';
import { contentSecurityPolicy } from '@back-office/shared/build/serve.mjs';

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Partner page</title><link rel="icon" href="data:,"></head>
  <body><main><h1>Partner page</h1><div id="one"></div><div id="two"></div></main><script type="module" src="/page.js"></script></body>
</html>`;

/** Answers the questions that the page posts: `POST /figures`. */
export interface ServedLedger {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** The port that the page lends: each question is posted. */
const lentLedger = `
    const post = async (name, question, { signal } = {}) => {
      const response = await fetch('/' + name, { method: 'POST', body: JSON.stringify(question ?? null), signal });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    };
    const names = ${JSON.stringify(questionNames)};
    const ledger = Object.fromEntries(names.map((name) => [name, (question, options) => post(name, question, options)]));
    ledger.describe = (options) => post('describe', null, options);
    ({ version: ledger.version } = await ledger.describe());`;

export interface PlainPage {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * A partner's page, without React or the host, on an origin of its own. Its policy allows one other origin: that of the
 * area it embeds.
 */
export async function servePlainPage(embedAddress: string, ledger?: ServedLedger): Promise<PlainPage> {
  const policy = contentSecurityPolicy({ remoteOrigins: [new URL(embedAddress).origin] });
  const script = `import { mount } from '${embedAddress}';
    ${ledger ? lentLedger : 'const ledger = undefined;'}
    window.mounted = {};
    window.mountInto = async (id, options) => { window.mounted[id] = await mount(document.getElementById(id), { ledger, ...options }); };
    window.isReady = true;`;
  const server = createServer((request, response) => {
    if (ledger && request.method === 'POST') return void ledger.answer(request, response);
    const isScript = request.url === '/page.js';
    response.writeHead(200, {
      'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    });
    response.end(isScript ? script : page);
  });
  return openOnFreePort(server);
}
