import { compareVersions, satisfy } from './versions.mjs';

/**
 * Federation runtime plugin of every app. Of several copies of a module that is no singleton, an app takes the oldest
 * loaded one that is new enough; if none is loaded, its own. The runtime itself would take the newest, so that the release
 * of one remote changed the kit of all others, and one copy of each version, so that a chunk of one remote that fails or
 * hangs would stop all others.
 */
export default function nearestShare() {
  return { name: 'nearest-share', resolveShare, afterLoadShare };
}

export function resolveShare(request) {
  const { shareInfo, shareScopeMap, scope, pkgName } = request;
  const { singleton, requiredVersion } = shareInfo.shareConfig;
  if (singleton) return request;
  const copies = shareScopeMap[scope][pkgName];
  const [nearest] = Object.keys(copies)
    .filter((version) => copies[version].loaded && satisfy(version, requiredVersion))
    .sort(compareVersions);
  return { ...request, resolver: () => ({ shared: copies[nearest] ?? shareInfo, useTreesShaking: false }) };
}

/** The page knows one copy of each version. Once any app has loaded its own, that is the one for the others. */
export function afterLoadShare({ pkgName, shareInfo, selectedShared, shareScopeMap }) {
  for (const scope of shareInfo.scope) {
    const copy = shareScopeMap[scope]?.[pkgName]?.[selectedShared.version];
    if (copy && !copy.loaded && selectedShared.lib)
      Object.assign(copy, { lib: selectedShared.lib, loaded: true, useIn: selectedShared.useIn });
  }
}
