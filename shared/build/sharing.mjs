import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { kitVersions } from './sharedApi.mjs';
import { filesBelow } from './version.mjs';
import { readJson, workspaceRoot } from './workspace.mjs';

const require = createRequire(import.meta.url);
const ownScope = '@back-office/shared/';

/**
 * The frame around the screens of an embedded area: a second one on the page takes that of the first, if both were built from
 * the same source of `shared`. No version says what it does, so its major is a hash.
 */
const frame = `${ownScope}area/frame`;

/** Names the source of `shared`: what areas of the same one take from each other. */
export function sharedSource() {
  const hash = createHash('sha256');
  for (const path of filesBelow(join(workspaceRoot, 'shared/src')))
    hash.update(`${relative(workspaceRoot, path)}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 8);
}

function installedVersion(request) {
  if (request.startsWith(ownScope)) return kitVersions[request.slice(ownScope.length)];
  const name = request.split('/')[0];
  return readJson(require.resolve(`${name}/package.json`)).version;
}

/** Exactly one copy per page, because they hold state: React's, the router's, the styles', the services of the shell. */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@back-office/shared/contract',
  '@back-office/shared/router',
];

/** Names the versions of all of them: apps with the same name can run with one copy of each. */
export function singletonVersions() {
  const versions = singletons.map((request) => `${request}@${installedVersion(request)}`);
  return createHash('sha256').update(versions.join()).digest('hex').slice(0, 8);
}

/** The part of styled-components that the product uses, because a shared module is shared with all its exports. */
const styledComponents = join(import.meta.dirname, 'runtime/styledComponents.mjs');

/** `router` for `@back-office/shared/router`: one of the modules whose only copy is the host's. */
export function facadeOf(shareKey) {
  const isFacade = singletons.includes(shareKey) && shareKey.startsWith(ownScope);
  return isFacade ? shareKey.slice(ownScope.length) : undefined;
}

/** Shared only to save bytes: several copies work side by side, and a remote brings its own if no other is new enough. */
const basics = ['area', 'format', 'routes', 'theme', 'ui', 'url'].map((name) => `${ownScope}${name}`);
const kit = [...basics, ...['choices', 'dialogs', 'forms', 'table'].map((group) => `${ownScope}ui/${group}`)];

/** The host has the light core of the kit in its first script, but none of the groups. */
const eager = [...singletons, ...basics];

/** Share keys that the host provides, so that no remote preloads its own copy. */
export const providedByHost = new Set(eager);

/**
 * The `shared` option of the federation plugin, the same list for all apps. The host's copies are eager: it starts the
 * page, so they are part of its first script and need no further request. A singleton of the same major is accepted; of
 * the kit, at least the minor that the app was built with, because an older one may lack a component or a prop. `source` is
 * `sharedSource()`.
 */
export function sharing({ isHost, source }) {
  const entries = (isHost ? eager : [...singletons, ...kit, frame]).map((request) => {
    const version = request === frame ? `${parseInt(source, 16)}.0.0` : installedVersion(request);
    const isSingleton = singletons.includes(request);
    const [major, minor] = version.split('.');
    return [
      request,
      {
        import: request === 'styled-components' ? styledComponents : request,
        version,
        requiredVersion: `^${major}.${isSingleton ? 0 : minor}.0`,
        singleton: isSingleton,
        strictVersion: isSingleton,
        eager: isHost,
      },
    ];
  });
  return Object.fromEntries(entries);
}
