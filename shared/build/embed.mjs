import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { singletonVersions } from './sharing.mjs';
import { embedFile, ownFolder, typesFile } from './stableEmbed.mjs';

const entry = join(import.meta.dirname, '../src/area/embed/embed.ts');
const placeholderTokens = join(import.meta.dirname, 'placeholderTokens.mjs');
const types = join(import.meta.dirname, '../embed/embed.d.ts');

/** Stands in `embed.js` until the remote's entry is built and its hash is known. */
const unknownIntegrity = 'INTEGRITY-OF-THE-ENTRY';

/** `embed.js`, the ES module that other pages import. It is built before the remote itself. */
export function embedConfig({ base, declared: { name, title }, version, container, isDevelopment }) {
  const integrity = isDevelopment ? '' : unknownIntegrity;
  return {
    ...base,
    name: 'embed',
    entry,
    experiments: { outputModule: true },
    output: {
      ...base.output,
      filename: embedFile,
      clean: false,
      publicPath: '',
      module: true,
      library: { type: 'module' },
    },
    // `import.meta.url` is the address of the built file.
    module: {
      ...base.module,
      rules: [...base.module.rules, { test: /theme.tokens\.ts$/, enforce: 'post', loader: placeholderTokens }],
      parser: { javascript: { importMeta: false, url: false } },
    },
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
  const path = join(folder, embedFile);
  const script = readFileSync(path, 'utf8');
  if (!script.includes(unknownIntegrity)) throw new Error(`${path} has no place for the hash of the entry.`);
  writeFileSync(path, script.replace(unknownIntegrity, integrity));
}

/** Writes the types of `embed.js` beside it, for pages that are checked with TypeScript. */
export function writeTypes(folder) {
  copyFileSync(types, join(folder, typesFile));
}
