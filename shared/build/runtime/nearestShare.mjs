import { compareVersions, satisfy } from './versions.mjs';

/**
 * Federation runtime plugin of every app. Of several copies of a module that is no singleton, an app takes the oldest that
 * is new enough, and one that is loaded before one that is not. The runtime itself would take the newest, so that the
 * release of one remote changed the kit of all others, and a chunk of it that hangs would stop them.
 */
export default function nearestShare() {
  return { name: 'nearest-share', resolveShare };
}

export function resolveShare(request) {
  const { shareInfo, shareScopeMap, scope, pkgName } = request;
  const { singleton, requiredVersion } = shareInfo.shareConfig;
  if (singleton) return request;
  const copies = shareScopeMap[scope][pkgName];
  const [nearest] = Object.keys(copies)
    .filter((version) => satisfy(version, requiredVersion))
    .sort((one, other) => isLoaded(copies[other]) - isLoaded(copies[one]) || compareVersions(one, other));
  if (!nearest) return request;
  return { ...request, resolver: () => ({ shared: copies[nearest], useTreesShaking: false }) };
}

const isLoaded = ({ loaded }) => Number(Boolean(loaded));
