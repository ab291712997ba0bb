import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { packagesOf } from './lockfile.mjs';
import { readJson, workspaceRoot } from './workspace.mjs';

/**
 * `package version + hash of everything the build of this app reads`: its own files, the code of `shared`, the packages
 * that both resolve to, and the recipe. The same input has the same version, and a changed one never shares a folder
 * with it. What only other apps read changes nothing. A `packageFolder` may be a copy outside of its place.
 */
export function buildVersion(packageFolder, root = workspaceRoot) {
  const hash = createHash('sha256');
  const add = (name, content) => hash.update(`${name}\0${content.length}\0`).update(content);
  for (const path of filesBelow(packageFolder)) add(`own/${relative(packageFolder, path)}`, readFileSync(path));
  const common = [
    ...filesBelow(join(root, 'shared/src')),
    ...recipeFiles(join(root, 'shared/build/webpack.mjs')),
    join(root, 'tsconfig.base.json'),
  ];
  for (const path of common) add(relative(root, path), readFileSync(path));
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const packages = ['shared', basename(packageFolder)].flatMap((importer) => packagesOf(lockfile, importer));
  for (const each of [...new Set(packages)].sort()) add(each, '');
  const { version } = readJson(join(packageFolder, 'package.json'));
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

const noInput = ['node_modules', 'dist', 'testing', 'evaluation', '__snapshots__'];

/** Every file below a folder that a build can read; tests, documents and outputs change no build. */
export function* filesBelow(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      if (!noInput.includes(name)) yield* filesBelow(path);
    } else if (!/\.test(ing)?\.[a-z]+$|\.md$/.test(name)) yield path;
  }
}

/** They find the apps and name the versions: what they do with one app does not change the files of another. */
const noRecipe = ['workspace.mjs', 'version.mjs', 'lockfile.mjs'];

/**
 * The files that shape the output: `webpack.mjs` and every file that it or one of these names in quotes, as an import or
 * as a path. The other scripts of the folder serve, release and test.
 */
export function recipeFiles(start) {
  const found = new Set([start]);
  for (const file of found) {
    for (const [, named] of readFileSync(file, 'utf8').matchAll(/'([\w./-]+\.\w+)'/g)) {
      const path = resolve(dirname(file), named);
      if (!noRecipe.includes(basename(path)) && existsSync(path) && statSync(path).isFile()) found.add(path);
    }
  }
  return [...found].sort();
}
