/**
 * Takes the place of the federation runtime's own comparison of versions, which knows every range of npm. Apps require
 * `^major.minor.patch` and the runtime asks `<=`; the versions may be those of another page, such as `19.2.0-rc.1`.
 */
export function satisfy(version, range) {
  if (range.startsWith('<=')) return compareVersions(version, range.slice(2)) <= 0;
  if (range.startsWith('^')) return isNewEnough(version, range.slice(1));
  throw new Error(`${range}: only ^ and <= are known.`);
}

const isNewEnough = (version, required) =>
  numbers(version)[0] === numbers(required)[0] && compareVersions(version, required) >= 0;

export function compareVersions(version, other) {
  const [one, two] = [numbers(version), numbers(other)];
  const at = one.findIndex((part, index) => part !== two[index]);
  return at < 0 ? 0 : one[at] - two[at];
}

/** Major, minor, patch, and −1 for what comes before the release. */
function numbers(version) {
  const [release, before] = version.split('-', 2);
  const [major = 0, minor = 0, patch = 0] = release.split('.').map((part) => parseInt(part, 10));
  return [major, minor, patch, before === undefined ? 0 : -1];
}
