import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeIntegrity, writeTypes } from './embed.mjs';
import { facadeOf, providedByHost } from './sharing.mjs';

/** Reads a version constant from the source: the code and the registry row must say the same. */
function constantIn(file, name) {
  const source = readFileSync(join(import.meta.dirname, '../src', file), 'utf8');
  const value = new RegExp(`${name} = '([^']+)'`).exec(source)?.[1];
  if (value === undefined) throw new Error(`${file} has no ${name}.`);
  return value;
}

const contractVersion = constantIn('contract/contract.ts', 'contractVersion');
const ledgerVersion = constantIn('ledger/sample/createLedger.ts', 'ledgerVersion');

/** An entry contains the hash of each of its chunks: they are a third shorter than with SHA-384. */
export const integrityAlgorithm = 'sha256';

export function integrityOf(content, algorithm = integrityAlgorithm) {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** The hash that allows one inline script in a content security policy. */
export function scriptHash(content) {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Compresses the files at build time, so that any static server can deliver them compressed. */
function compress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isFile() && /\.(js|html|css|svg)$/.test(name)) {
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
    }
  }
}

/** Share key → the module that provides this build's copy of it. */
export function providersOf(compilation) {
  const providers = new Map();
  for (const module of compilation.modules) {
    const key = /^provide module \([^)]*\) (.+)@[^@]+ = /.exec(module.identifier())?.[1];
    if (key) providers.set(key, module);
  }
  return providers;
}

/** The files of a chunk group and of the shared modules that it needs and the host does not provide. */
function filesOf(compilation, group, providers, seen = new Set()) {
  if (!group || seen.has(group)) return [];
  seen.add(group);
  const files = new Set(group.getFiles());
  for (const chunk of group.chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const shareKey = module.type === 'consume-shared-module' ? module.options?.shareKey : undefined;
      if (shareKey === undefined || providedByHost.has(shareKey)) continue;
      for (const block of providers.get(shareKey)?.blocks ?? []) {
        const brought = filesOf(compilation, compilation.chunkGraph.getBlockChunkGroup(block), providers, seen);
        for (const file of brought) files.add(file);
      }
    }
  }
  return [...files].filter((file) => file.endsWith('.js'));
}

/** The modules that run in the host; `./mount` brings everything itself. */
const inHost = ['routes', 'widget', 'search', 'stored'];

/**
 * The exports of the host's facades that the remote's code uses: `router` → `Link`, `useRoutes`. The host runs the remote
 * only if it has all of them. What the kit uses does not count: an older host lends an older kit, which needs less.
 */
function neededOf({ moduleGraph, chunkGraph, namedChunkGroups }) {
  const needed = {};
  const starts = inHost.flatMap((name) => namedChunkGroups.get(name)?.chunks ?? []);
  const seen = new Set(starts.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]));
  for (const module of seen) {
    if (module.type === 'consume-shared-module') continue;
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const { module: target, dependency } = connection;
      // Re-exports that nothing here uses are not part of the build.
      if (!target || !connection.isTargetActive(undefined)) continue;
      seen.add(target);
      const facade = target.type === 'consume-shared-module' && facadeOf(target.options.shareKey);
      if (!facade) continue;
      needed[facade] ??= new Set();
      for (const used of dependency.getReferencedExports(moduleGraph)) {
        // The names that lead to what is used, the export first: `['Link']`.
        const [name] = used.name ?? used;
        if (name) needed[facade].add(name);
      }
    }
  }
  const names = Object.entries(needed).map(([facade, used]) => [facade, [...used].sort()]);
  return Object.fromEntries(names.sort());
}

/**
 * Writes the registry row of the remote, which is its `area.json` and the facts of this build, into the version folder, and
 * completes `embed.js`. Addresses of files in the row are relative to `dist`.
 */
export class AreaFilePlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('AreaFilePlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const { declared, version, container, screens, isDevelopment } = this.options;
      const { port: _port, ...described } = declared;
      const folder = compiler.outputPath;
      const item = (file, path) => ({
        href: `${version}/${file}`,
        integrity: integrityOf(readFileSync(join(folder, file))),
        ...(path === undefined ? {} : { path }),
      });
      const providers = providersOf(compilation);
      const routesFiles = filesOf(compilation, compilation.namedChunkGroups.get('routes'), providers);
      const screenItems = Object.entries(screens).flatMap(([path, chunk]) => {
        const group = compilation.namedChunkGroups.get(chunk);
        if (!group)
          throw new Error(
            `${declared.name}: no chunk is called "${chunk}"; the screens of webpack.config.mjs name it.`,
          );
        return filesOf(compilation, group, providers).map((file) => item(file, path));
      });
      const row = {
        ...described,
        version,
        contract: contractVersion,
        ledger: ledgerVersion,
        needs: neededOf(compilation),
        container,
        entry: `${version}/remoteEntry.js`,
        integrity: integrityOf(readFileSync(join(folder, 'remoteEntry.js'))),
        preload: [...routesFiles.map((file) => item(file)), ...screenItems],
      };
      writeFileSync(join(folder, 'area.json'), `${JSON.stringify(row, null, 2)}\n`);
      if (!isDevelopment) writeIntegrity(folder, row.integrity);
      writeTypes(folder);
      compress(folder);
    });
  }
}

/** Writes `area.json` of the host: the page to serve and the inline script that its policy must allow. */
export class HostFilePlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('HostFilePlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const { version } = this.options;
      const page = readFileSync(join(compiler.outputPath, 'index.html'), 'utf8');
      const inline = page.match(/<script>([\s\S]*?)<\/script>/)?.[1];
      if (inline === undefined) throw new Error('The host page has no inline boot script.');
      const row = {
        name: 'host',
        version,
        contract: contractVersion,
        page: `${version}/index.html`,
        scriptHash: scriptHash(inline),
      };
      writeFileSync(join(compiler.outputPath, 'area.json'), `${JSON.stringify(row, null, 2)}\n`);
      compress(compiler.outputPath);
    });
  }
}
