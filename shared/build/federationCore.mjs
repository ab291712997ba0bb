import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import ShareRuntimeModule from 'webpack/lib/sharing/ShareRuntimeModule.js';
import { integrityOf } from './emittedFiles.mjs';
import { standaloneContainer } from './runtime/standaloneContainer.mjs';
import { readJson } from './workspace.mjs';

/** Packages are found through those that bring them. */
const resolvePackage = (from, name) => createRequire(from).resolve(name);
const tools = ['@module-federation/enhanced', '@module-federation/runtime-tools'].reduce(
  resolvePackage,
  import.meta.filename,
);
const runtime = resolvePackage(tools, '@module-federation/runtime');
const core = resolvePackage(runtime, '@module-federation/runtime-core');
const folderOf = (file) => join(dirname(file), '..');

/** The runtime's comparison of versions. */
const semver = join(folderOf(core), 'dist/utils/semver/index.js');

/** What webpack's own code in an entry calls. The federation plugin imports it by this path. */
const entryRuntime = resolvePackage(tools, '@module-federation/webpack-bundler-runtime/bundler');

/** The global variable that lends the runtime. Its name has the version: an entry never runs on that of another one. */
const lent = `__federation_runtime_${readJson(join(folderOf(core), 'package.json')).version}__`;

const runtimeFile = (name) => join(import.meta.dirname, 'runtime', name);
const lending = runtimeFile('lendCore.mjs');
const coreFile = 'federationCore.js';

const lentName = new webpack.DefinePlugin({ LENT_CORE: JSON.stringify(lent) });

const lendingSettings = {
  alias: {
    '@module-federation/runtime-core$': folderOf(core),
    'federation-entry-runtime': dirname(entryRuntime),
    [entryRuntime]: runtimeFile('entryRuntime.mjs'),
    [semver]: runtimeFile('versions.mjs'),
  },
  plugins: [lentName],
};

/** What the host's build needs to lend its runtime to the entries of the remotes. */
export const lendCore = { ...lendingSettings, runtimePlugins: [lending] };

/** What a remote's build needs to borrow the runtime. */
export const borrowCore = { alias: { [entryRuntime]: runtimeFile('borrowCore.mjs') }, plugins: [lentName] };

/** The runtime as a file of its own, beside the entry, for pages without this product's host. */
export function coreConfig(base) {
  return {
    ...base,
    name: 'core',
    entry: lending,
    output: { ...base.output, filename: coreFile, clean: false, publicPath: '' },
    // In an app, the federation plugin has this alias.
    resolve: { ...base.resolve, alias: { ...lendingSettings.alias, '@module-federation/runtime$': folderOf(runtime) } },
    plugins: [
      ...lendingSettings.plugins,
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_REMOTE: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
  };
}

/** Leaves out webpack's own list of shared modules: the federation plugin adds another one, which replaces it. */
export class OneShareListPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OneShareListPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('OneShareListPlugin', (module) => {
        if (module instanceof ShareRuntimeModule) module.generate = () => null;
      });
    });
  }
}

/** Makes the entry work where nothing lends the runtime: its container then loads that file before it starts. */
export class StandaloneEntryPlugin {
  constructor({ container }) {
    this.container = container;
  }

  apply(compiler) {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StandaloneEntryPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'StandaloneEntryPlugin', stage }, () => {
        const integrity = integrityOf(readFileSync(join(compiler.outputPath, coreFile)));
        const values = [this.container, { file: coreFile, integrity }].map((value) => JSON.stringify(value));
        const container = `(${standaloneContainer.toString().replace(/\n\s*/g, '')})(document.currentScript,${values})`;
        compilation.updateAsset('remoteEntry.js', (entry) => {
          const start = `if(!globalThis[${JSON.stringify(lent)}])var ${this.container}=${container};else{`;
          return new sources.ConcatSource(start, entry, '}');
        });
      });
    });
  }
}
