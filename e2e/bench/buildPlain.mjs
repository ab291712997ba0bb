import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hostConfig } from '@back-office/shared/build/webpack.mjs';
import { remotes, workspaceRoot } from '@back-office/shared/build/workspace.mjs';
import { inForm, isShort } from './figures.mjs';

/** webpack is a dependency of `shared`, which has the shared configuration. */
const require = createRequire(join(workspaceRoot, 'shared/build/webpack.mjs'));

const page = (script) => `<!doctype html>
<html lang="en" data-back-office data-theme="light">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Back Office</title><link rel="icon" href="data:,"><script defer src="/${script}"></script></head>
  <body><div id="root"></div></body>
</html>`;

/**
 * Builds one entry as a plain webpack bundle: with the loaders and the minifier of the product, without federation,
 * otherwise with webpack's defaults. Workers are built as those of an app. Returns the output folder.
 */
export async function buildPlain(name, entry, workers = {}) {
  const webpack = require('webpack');
  const folder = join(workspaceRoot, '.tmp/bench', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packageFolder = join(workspaceRoot, 'host');
  const [recipe, ...workerRecipes] = hostConfig({
    packageFolder,
    entry,
    exposes: {},
    template: 'src/index.html',
    boot: 'src/boot.js',
    workers,
    // The short form judges no bytes: it leaves out what makes them fewer, as development does.
  })({ development: isShort });
  // The first plugin removes react-aria's other languages. The others are federation and the emitted files.
  const [onlyEnglish] = recipe.plugins;
  const minimize = !isShort;
  for (const each of workerRecipes)
    await run(
      webpack({
        ...each,
        output: { ...each.output, path: folder, clean: false },
        optimization: { ...each.optimization, minimize },
      }),
    );
  const compiler = webpack({
    mode: 'production',
    context: workspaceRoot,
    target: recipe.target,
    devtool: false,
    entry: { main: entry },
    output: { path: folder, publicPath: '/', filename: '[name].[contenthash:8].js', hashFunction: 'xxhash64' },
    resolve: recipe.resolve,
    module: recipe.module,
    optimization: { minimizer: recipe.optimization.minimizer, minimize, ...inForm({}, { concatenateModules: false }) },
    plugins: [onlyEnglish, new webpack.DefinePlugin({ REMOTES: JSON.stringify(remotes) })],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  });
  const stats = await run(compiler);
  const main = stats.toJson({ entrypoints: true }).entrypoints.main.assets.map((asset) => asset.name);
  if (main.length !== 1)
    throw new Error(`The plain build has ${main.length} first scripts, not one: ${main.join(', ')}.`);
  writeFileSync(join(folder, 'index.html'), page(main[0]));
  for (const file of readdirSync(folder)) {
    writeFileSync(join(folder, `${file}.gz`), gzipSync(readFileSync(join(folder, file)), { level: inForm(9, 1) }));
  }
  return folder;
}

async function run(compiler) {
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  return stats;
}
