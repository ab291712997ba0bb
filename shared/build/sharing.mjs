import { createRequire } from 'node:module';
import { readJson } from './workspace.mjs';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const ownVersion = readJson(join(import.meta.dirname, '../package.json')).version;

function installedVersion(request) {
  if (request.startsWith('@back-office/shared/')) return ownVersion;
  const name = request.split('/')[0];
  return readJson(require.resolve(`${name}/package.json`)).version;
}

/** Exactly one copy per page, because they hold state: React's, the router's, the styles'. */
const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@back-office/shared/contract',
  '@back-office/shared/router',
  '@back-office/shared/ui',
];

/** Shared only to save bytes: a remote that needs another version brings its own copy. */
const groups = ['@back-office/shared/ui/choices', '@back-office/shared/ui/table'];

/** Share keys that the host always provides, so that no remote preloads its own copy. */
export const providedByHost = new Set(singletons);

/**
 * The `shared` option of the federation plugin, the same list for all apps. The host's copies are eager: it starts the
 * page, so they are part of its first script and need no further request.
 */
export function sharing({ isHost }) {
  const entries = [...singletons, ...(isHost ? [] : groups)].map((request) => {
    const version = installedVersion(request);
    const isSingleton = singletons.includes(request);
    const [major] = version.split('.');
    return [
      request,
      {
        version,
        requiredVersion: `^${major}.0.0`,
        singleton: isSingleton,
        strictVersion: isSingleton,
        eager: isHost,
      },
    ];
  });
  return Object.fromEntries(entries);
}
