import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { release } from '../release.mjs';
import { answerOf, serve, workspaceDist } from '../serve.mjs';
import { appNamed, apps, portOf, workspaceRoot } from '../workspace.mjs';
import { build } from './build.mjs';
import { basePort, requireNode } from './environment.mjs';

/** `dev [--only app …]`: the named apps (default: all) rebuild and reload on change; the others are served as built. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

async function develop(app, port, origins) {
  const packageFolder = join(workspaceRoot, app.folder);
  const { default: configure } = await import(pathToFileURL(join(packageFolder, 'webpack.config.mjs')).href);
  const compiler = webpack([configure({ development: true })].flat());
  const dist = join(packageFolder, 'dist');
  const answer = answerOf(app.name, { distFolders: workspaceDist(), origins, isDevelopment: true });
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: false,
      liveReload: true,
      static: false,
      allowedHosts: 'all',
      client: { logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      devMiddleware: { writeToDisk: true, publicPath: '/dev-middleware/', stats: 'errors-warnings' },
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'back-office', middleware: answer }],
    },
    compiler,
  );
  const firstBuild = new Promise((resolve) => {
    compiler.hooks.done.tap('release', (stats) => {
      if (!stats.hasErrors()) release(dist, 'dev');
      resolve();
    });
  });
  await server.start();
  await firstBuild;
}

try {
  requireNode();
  const firstPort = basePort();
  const developed = wanted.length > 0 ? wanted.map(appNamed) : apps;
  const asBuilt = apps.filter((app) => !developed.includes(app));
  if (asBuilt.length > 0) await build(asBuilt.map(({ name }) => name));
  const { origins, address } = await serve({
    basePort: firstPort,
    only: asBuilt.map(({ name }) => name),
    isDevelopment: true,
  });
  for (const app of developed) await develop(app, portOf(app, firstPort), origins);
  console.log(
    `\nThe back office runs at ${address} and reloads on change: ${developed.map(({ name }) => name).join(', ')}.`,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
