import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { showVersion } from '../release.mjs';
import { answerOf, requireFreePorts, serve } from '../serve.mjs';
import { stage } from '../stage.mjs';
import { appNamed, apps, portOf, workspaceRoot } from '../workspace.mjs';
import { build } from './build.mjs';
import { basePort, requireNode } from './environment.mjs';

/**
 * `dev [--only app …]`: the named apps (default: all) rebuild and reload on change; the others are served as built. Its
 * files are in `.tmp/dev`, never in `dist`, so nothing of it can become live.
 */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const place = join(workspaceRoot, '.tmp/dev');

async function develop(app, port, { distFolders, origins }) {
  const packageFolder = join(workspaceRoot, app.folder);
  const { default: configure } = await import(pathToFileURL(join(packageFolder, 'webpack.config.mjs')).href);
  const outputRoot = distFolders[app.name];
  const compiler = webpack([configure({ development: true, outputRoot })].flat());
  const answer = answerOf(app.name, { distFolders, origins, isDevelopment: true });
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
    compiler.hooks.done.tap('show', (stats) => {
      if (!stats.hasErrors()) showVersion(outputRoot, 'dev');
      resolve();
    });
  });
  await server.start();
  await firstBuild;
}

try {
  requireNode();
  const firstPort = basePort();
  await requireFreePorts(apps.map((app) => portOf(app, firstPort)));
  const developed = wanted.length > 0 ? wanted.map(appNamed) : apps;
  const asBuilt = apps.filter((app) => !developed.includes(app));
  const only = asBuilt.map(({ name }) => name);
  // By port, because another development server may run beside this one.
  const copies = join(place, `built-${firstPort}`);
  rmSync(copies, { recursive: true, force: true });
  const distFolders = {
    ...(only.length > 0 ? stage(await build(only), copies) : {}),
    ...Object.fromEntries(developed.map(({ name }) => [name, join(place, name)])),
  };
  const { origins, address } = await serve({ basePort: firstPort, distFolders, only, isDevelopment: true });
  for (const app of developed) await develop(app, portOf(app, firstPort), { distFolders, origins });
  console.log(
    `\nThe back office runs at ${address} and reloads on change: ${developed.map(({ name }) => name).join(', ')}.`,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
