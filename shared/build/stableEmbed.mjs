import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built module at an address that stays. Apart from its build, so that what only serves it does not load webpack. */
export const embedFile = 'embed.js';
export const typesFile = 'embed.d.ts';

/**
 * Where `embed.js` finds the entry: in its own folder. The hash of this address means nothing to browsers; it marks the
 * place where a copy outside of the folder names it.
 */
export const ownFolder = './#version';

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
  const path = join(versionFolder, embedFile);
  const script = readFileSync(path, 'utf8');
  if (!script.includes(ownFolder)) throw new Error(`${path} has no place for the folder of its entry.`);
  return script.replace(ownFolder, folder);
}
