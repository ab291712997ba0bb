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
    .filter((version) => isNewEnough(version, requiredVersion))
    .sort((one, other) => isLoaded(copies[other]) - isLoaded(copies[one]) || compare(numbers(one), numbers(other)));
  if (!nearest) return request;
  return { ...request, resolver: () => ({ shared: copies[nearest], useTreesShaking: false }) };
}

const isLoaded = ({ loaded }) => Number(Boolean(loaded));

const numbers = (version) => version.replace('^', '').split('.').map(Number);

/** Required is always `^major.minor.patch`. */
function isNewEnough(version, required) {
  const [one, other] = [numbers(version), numbers(required)];
  return one[0] === other[0] && compare(one, other) >= 0;
}

function compare(one, other) {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : one[at] - other[at];
}
