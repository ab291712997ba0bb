import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { compactStyles } from './compactStyles.mjs';
import { embedConfig } from './embed.mjs';
import { AreaFilePlugin, HostFilePlugin, integrityAlgorithm } from './emittedFiles.mjs';
import { OneShareListPlugin, StandaloneEntryPlugin, borrowCore, coreConfig, lendCore } from './federationCore.mjs';
import { minifyOnce } from './minifyOnce.mjs';
import { NamedChunksPlugin } from './namedChunks.mjs';
import { OneCopyOfSharesPlugin } from './oneCopyOfShares.mjs';
import { checkSharedApis } from './sharedApi.mjs';
import { sharedSource, sharing } from './sharing.mjs';
import { buildVersion } from './version.mjs';
import { readJson } from './workspace.mjs';

const require = createRequire(import.meta.url);

/** Milliseconds until a request for a chunk is given up. The runtime plugin `chunkRetry` reports it as late long before. */
const chunkDeadline = 120_000;

/** The same name as in `trustedScriptUrl.ts`, for pages that embed an area and demand trusted types. */
const trustedTypesPolicy = 'back-office';

const componentDocsLoader = join(import.meta.dirname, 'docs/componentDocsLoader.mjs');

const transpileOnce = join(import.meta.dirname, 'transpileOnce.mjs');

const styledComponents = /styled-components\.browser\.esm\.js$/;
const unusedCodeLoader = join(import.meta.dirname, 'unusedCodeLoader.mjs');
const unusedCode = [
  /react-router.dist.*\.mjs$/,
  styledComponents,
  /lucide-react.dist.esm.icons.*\.mjs$/,
  /error-codes.dist.desc\.mjs$/,
];

const styleRulesLoader = join(import.meta.dirname, 'styleRulesLoader.mjs');

const valibotParts = join(import.meta.dirname, 'valibotParts.mjs');

const chunkRetry = join(import.meta.dirname, 'runtime/chunkRetry.mjs');

/** lucide's function that makes components of icons, and react-router, which has a folder for production. */
const lucideMaker = join(dirname(require.resolve('lucide-react')), '../esm/createLucideIcon.mjs');
const router = createRequire(require.resolve('react-router-dom')).resolve('react-router');
const lighter = {
  [lucideMaker]: join(import.meta.dirname, 'runtime/createIcon.mjs'),
  'react-router$': join(dirname(router), '../production/index.mjs'),
};

const nearestShare = join(import.meta.dirname, 'runtime/nearestShare.mjs');

/** What all apps have in common. `outputRoot` is `<package>/dist`, with one immutable folder per version. */
function common({ packageFolder, outputRoot, version, source, uniqueName, publicPath, isDevelopment }) {
  if (!isDevelopment) checkSharedApis();
  return {
    mode: isDevelopment ? 'development' : 'production',
    context: packageFolder,
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: join(outputRoot, version),
      publicPath,
      uniqueName,
      // Without a hash: the folder has the version, and an entry would have to know the hash of each file.
      filename: '[name].js',
      chunkLoadTimeout: chunkDeadline,
      // A module that threw while it was evaluated throws again when it is asked for again, instead of being half there.
      strictModuleErrorHandling: true,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
      clean: { keep: /\.worker\.js|federationCore\.js|embed\.js/ },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: isDevelopment ? {} : lighter },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: [
            ...(isDevelopment ? [] : [transpileOnce]),
            {
              loader: require.resolve('ts-loader'),
              options: {
                transpileOnly: true,
                configFile: join(packageFolder, 'tsconfig.json'),
                getCustomTransformers: () => (isDevelopment ? {} : { before: [compactStyles] }),
              },
            },
          ],
        },
        { test: isDevelopment ? [] : unusedCode, loader: unusedCodeLoader },
        { test: isDevelopment ? [] : styledComponents, loader: styleRulesLoader },
        { test: isDevelopment ? [] : /valibot.dist.index\.mjs$/, loader: valibotParts },
        { test: /\.docs$/, type: 'javascript/auto', loader: componentDocsLoader },
      ],
    },
    optimization: {
      minimize: !isDevelopment,
      minimizer: [
        new MinimizerPlugin({
          minify: minifyOnce,
          // swc has threads of its own.
          parallel: false,
          minimizerOptions: { compress: { passes: 3 } },
          extractComments: false,
        }),
      ],
      // The shortest names: they need not stay the same from one version to the next. Not of modules: with ids from 0 on they
      // are an array of arrow functions, which Chromium compiles all at once (decision 0011).
      ...(isDevelopment ? {} : { mangleExports: 'size' }),
      splitChunks: false,
      runtimeChunk: false,
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    plugins: [
      new NamedChunksPlugin(),
      new webpack.DefinePlugin({ SAMPLE_SOURCE: JSON.stringify(source) }),
      optimizeLocales.webpack({ locales: ['en-US'] }),
      new SubresourceIntegrityPlugin({ hashFuncNames: [integrityAlgorithm], enabled: !isDevelopment }),
    ],
  };
}

/** What `embed.js` takes from the container of its remote, beside `./mount`. */
const forEmbed = { './ledger': join(import.meta.dirname, '../src/ledger/http/httpLedger.ts') };

/**
 * The configuration of a remote. What it declares about itself is in its `area.json`.
 * @param {object} options
 * @param {string} options.packageFolder absolute
 * @param {Record<string, string>} options.exposes './routes' → file
 * @param {Record<string, string>} [options.screens] path prefix → chunk name of its first screen, for boot preloads
 * @param {Record<string, string>} [options.workers] name → file: self-contained scripts that run as workers, beside that of
 * own shops, which every embedded area can open
 */
export function remoteConfig({ packageFolder, exposes, screens = {}, workers = {} }) {
  const declared = readJson(join(packageFolder, 'area.json'));
  const { name: area } = declared;
  for (const part of ['search', 'stored']) {
    if ((declared[part] ?? false) === Object.hasOwn(exposes, `./${part}`)) continue;
    throw new Error(`${packageFolder}: "${part}": true in area.json and an exposed "./${part}" belong together.`);
  }
  return (env = {}) => {
    const isDevelopment = env.development === true;
    const version = isDevelopment ? 'dev' : buildVersion(packageFolder);
    const source = sharedSource();
    const outputRoot = env.outputRoot ?? join(packageFolder, 'dist');
    // The version in the name lets a page hold two versions side by side and move between them without a reload.
    const container = `${area}_${version}`.replace(/\W/g, '_');
    const base = common({
      packageFolder,
      outputRoot,
      version,
      source,
      uniqueName: container,
      publicPath: 'auto',
      isDevelopment,
    });
    const remote = {
      ...base,
      name: area,
      entry: {},
      output: { ...base.output, trustedTypes: { policyName: trustedTypesPolicy, onPolicyCreationFailure: 'continue' } },
      // In development the files stay in memory, so the entry contains the runtime.
      ...(isDevelopment ? {} : { resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...borrowCore.alias } } }),
      plugins: [
        ...base.plugins,
        ...(isDevelopment ? [] : borrowCore.plugins),
        new ModuleFederationPlugin({
          name: container,
          filename: 'remoteEntry.js',
          library: { type: 'var', name: container },
          exposes: Object.fromEntries(
            Object.entries({ ...exposes, ...forEmbed }).map(([key, file]) => [
              key,
              { import: file, name: key.replace('./', '') },
            ]),
          ),
          shared: sharing({ isHost: false, source }),
          shareStrategy: 'loaded-first',
          runtimePlugins: [chunkRetry, nearestShare],
          dts: false,
          manifest: false,
          dev: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
        }),
        ...(isDevelopment
          ? []
          : [new OneShareListPlugin(), new OneCopyOfSharesPlugin(), new StandaloneEntryPlugin({ container })]),
        new AreaFilePlugin({ declared, version, container, screens, isDevelopment }),
      ],
    };
    return [
      remote,
      workerConfig({ base, workers: { ...shopWorker, ...workers } }),
      embedConfig({ base, declared, version, container, isDevelopment }),
      ...(isDevelopment ? [] : [coreConfig(base)]),
    ];
  };
}

/** Workers are built separately: each must be one file that runs from a blob, without federation. */
function workerConfig({ base, workers }) {
  return {
    ...base,
    name: 'workers',
    target: ['webworker', 'es2022'],
    entry: workers,
    output: { ...base.output, filename: '[name].js', clean: false, publicPath: '' },
    plugins: [],
  };
}

/** The worker that answers questions about own shops. */
export const shopWorker = { 'shopLedger.worker': join(import.meta.dirname, '../src/shop/store/shopLedger.worker.ts') };

/** The workers that read and book files, and that read Excel workbooks, for the host. */
export const salesImportWorkers = {
  'salesImport.worker': join(import.meta.dirname, '../src/books/import/salesImport.worker.ts'),
  'workbook.worker': join(import.meta.dirname, '../src/books/workbook/workbook.worker.ts'),
};

/** The configuration of the host: no `remotes`, everything shared is eager. `workers` as for a remote. */
export function hostConfig({ packageFolder, entry, exposes, template, boot, workers = {} }) {
  return (env = {}) => {
    const isDevelopment = env.development === true;
    const version = isDevelopment ? 'dev' : buildVersion(packageFolder);
    const source = sharedSource();
    const outputRoot = env.outputRoot ?? join(packageFolder, 'dist');
    const base = common({
      packageFolder,
      outputRoot,
      version,
      source,
      uniqueName: 'host',
      publicPath: `/${version}/`,
      isDevelopment,
    });
    const host = {
      ...base,
      name: 'host',
      entry: { main: entry },
      resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...lendCore.alias } },
      plugins: [
        ...base.plugins,
        ...lendCore.plugins,
        new ModuleFederationPlugin({
          name: 'host',
          filename: 'hostEntry.js',
          library: { type: 'var', name: 'back_office_host' },
          exposes,
          shared: sharing({ isHost: true, source }),
          shareStrategy: 'loaded-first',
          runtimePlugins: [...lendCore.runtimePlugins, chunkRetry, nearestShare],
          dts: false,
          manifest: false,
          dev: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
        }),
        ...(isDevelopment ? [] : [new OneShareListPlugin()]),
        new HtmlWebpackPlugin({
          template: join(packageFolder, template),
          scriptLoading: 'defer',
          excludeChunks: ['host'],
          boot: readFileSync(join(packageFolder, boot), 'utf8'),
          minify: false,
        }),
        new HostFilePlugin({ version }),
      ],
    };
    return [host, ...(Object.keys(workers).length > 0 ? [workerConfig({ base, workers })] : [])];
  };
}
