import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { openOnFreePort, type OpenServer } from '@back-office/shared/build/freePorts.mjs';
import { test as base } from './test';

/** Where merchants meet an area: in the host, as an element of a page, and in a page that has another React. */
export const settings = ['in the product', 'as a custom element', 'in a page of React 18'] as const;
type Setting = (typeof settings)[number];

interface Fixtures {
  /** Opens a path of an area in a setting. */
  readonly openIn: (setting: Setting, area: string, path: string) => Promise<void>;
}

/** For specifications that hold in every setting. */
export const test = base.extend<Fixtures>({
  openIn: async ({ page, product, guard }, use) => {
    let server: OpenServer | undefined;
    await use(async (setting, area, path) => {
      if (setting === 'in the product') return product.open(path);
      const embed = product.address(`embed/v1/${area}.js`, area);
      const script = setting === 'as a custom element' ? elementPage(embed, area, path) : reactPage(embed, path);
      server = await openOnFreePort(serve(script));
      guard.allowOrigins(server.address);
      await page.goto(server.address);
    });
    await server?.close();
  },
});

function elementPage(embed: string, area: string, path: string): string {
  return `import '${embed}';
    const element = document.createElement('back-office-${area}');
    element.setAttribute('path', '${path}');
    document.getElementById('root').append(element);`;
}

function reactPage(embed: string, path: string): string {
  return `import { mount } from '${embed}';
    const { createElement, useEffect, useRef } = React;
    function Area() {
      const into = useRef(null);
      useEffect(() => {
        const mounted = mount(into.current, { path: '${path}' });
        return () => mounted.then((area) => area.unmount());
      }, []);
      return createElement('div', { ref: into });
    }
    ReactDOM.createRoot(document.getElementById('root')).render(createElement(Area));`;
}

/** A page that has React 18 as its own. */
function serve(script: string): Server {
  const page = `<!doctype html>
    <html lang="en">
      <head><title>Partner page</title><link rel="icon" href="data:,"></head>
      <body>
        <h1>Partner page</h1>
        <div id="root"></div>
        <script src="/react.js"></script>
        <script src="/react-dom.js"></script>
        <script type="module">${script}</script>
      </body>
    </html>`;
  return createServer(({ url }, response) => {
    const name = /^\/(react|react-dom)\.js$/.exec(url ?? '')?.[1];
    const type = name ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'Content-Type': type }).end(name ? readReact(name) : page);
  });
}

function readReact(name: string): string {
  const folder = join(import.meta.dirname, `../node_modules/${name}18/umd`);
  return readFileSync(join(folder, `${name}.production.min.js`), 'utf8');
}
