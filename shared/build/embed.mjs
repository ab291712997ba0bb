import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { singletonVersions } from './sharing.mjs';

const file = 'embed.js';
const entry = join(import.meta.dirname, '../src/area/embed/embed.ts');
const types = join(import.meta.dirname, '../embed/embed.d.ts');
const typesFile = 'embed.d.ts';

/** Stands in `embed.js` until the remote's entry is built and its hash is known. */
const unknownIntegrity = 'INTEGRITY-OF-THE-ENTRY';

/**
 * Where `embed.js` finds the entry: in its own folder. The hash of this address means nothing to browsers; it marks the
 * place where a copy outside of the folder names it.
 */
const ownFolder = './#version';

/** `embed.js`, the ES module that other pages import. It is built before the remote itself. */
export function embedConfig({ base, declared: { name, title }, version, container, isDevelopment }) {
  const integrity = isDevelopment ? '' : unknownIntegrity;
  return {
    ...base,
    name: 'embed',
    entry,
    experiments: { outputModule: true },
    output: { ...base.output, filename: file, clean: false, publicPath: '', module: true, library: { type: 'module' } },
    // `import.meta.url` is the address of the built file.
    module: { ...base.module, parser: { javascript: { importMeta: false, url: false } } },
    plugins: [
      new webpack.DefinePlugin({
        EMBEDDED: JSON.stringify({
          ...{ name, title, version, container, integrity },
          folder: ownFolder,
          shares: singletonVersions(),
        }),
      }),
    ],
  };
}

/** Writes the hash of the built entry into `embed.js`. In development there is none, because the entry changes alone. */
export function writeIntegrity(folder, integrity) {
  const path = join(folder, file);
  const script = readFileSync(path, 'utf8');
  if (!script.includes(unknownIntegrity)) throw new Error(`${path} has no place for the hash of the entry.`);
  writeFileSync(path, script.replace(unknownIntegrity, integrity));
}

/** Writes the types of `embed.js` beside it, for pages that are checked with TypeScript. */
export function writeTypes(folder) {
  copyFileSync(types, join(folder, typesFile));
}

/** `embed/v1/catalogue.js`: the same address in every release of a major version of the contract. */
export function stablePath({ name, contract }) {
  return `embed/v${contract.split('.')[0]}/${name}.js`;
}

/** `embed/v1/catalogue.d.ts`: the types of the module at the stable address. */
export function stableTypesPath(row) {
  return stablePath(row).replace(/\.js$/, '.d.ts');
}

/** The types of the live version; `undefined` of one that was built before there were any. */
export function stableTypes(versionFolder) {
  const path = join(versionFolder, typesFile);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * The module at the stable address: `embed.js` of the live version, with the hash of its entry, which it finds in `folder`.
 * @param {string} versionFolder of the built files
 * @param {string} folder the address of that folder, relative to the module
 */
export function stableModule(versionFolder, folder) {
  const path = join(versionFolder, file);
  const script = readFileSync(path, 'utf8');
  if (!script.includes(ownFolder)) throw new Error(`${path} has no place for the folder of its entry.`);
  return script.replace(ownFolder, folder);
}
