/**
 * The packages that an importer's `dependencies` resolve to, and all that these need: `react-dom@19.3.1(react@19.3.1)`,
 * sorted. Development dependencies and other workspace packages are not among them. Throws if the lockfile does not know
 * the importer or one of the packages.
 * @param {string} lockfile the text of pnpm-lock.yaml
 * @param {string} importer a folder of the workspace, such as `remote-reports`
 */
export function packagesOf(lockfile, importer) {
  const { importers, snapshots } = readLockfile(lockfile);
  const own = importers.get(importer);
  if (!own) throw new Error(`pnpm-lock.yaml does not know ${importer}. Run pnpm install.`);
  const found = new Set();
  const waiting = [...own];
  while (waiting.length > 0) {
    const { name, version } = waiting.pop();
    if (version.startsWith('link:')) continue;
    // The version of an alias is the name and version of the package behind it.
    const key = snapshots.has(version) ? version : `${name}@${version}`;
    if (found.has(key)) continue;
    const needed = snapshots.get(key);
    if (!needed) throw new Error(`pnpm-lock.yaml does not know ${key}, which ${importer} needs. Run pnpm install.`);
    found.add(key);
    waiting.push(...needed);
  }
  return [...found].sort();
}

const line = /^(?<indent> *)(?:'(?<quoted>[^']+)'|(?<plain>[^:\s][^:]*)):(?: (?<value>.+))?$/;
const runtimeGroups = ['dependencies', 'optionalDependencies'];

/**
 * Reads the two sections that say who needs what, by indentation: pnpm writes its lockfile in one fixed layout. In
 * `importers` a dependency has its version on a line of its own, in `snapshots` beside its name.
 */
function readLockfile(text) {
  const sections = { importers: new Map(), snapshots: new Map() };
  let section, needed, group, name;
  for (const each of text.split('\n')) {
    const { indent, quoted, plain, value } = line.exec(each)?.groups ?? {};
    const key = quoted ?? plain;
    if (key === undefined) continue;
    const plainValue = value?.replace(/^'(.*)'$/, '$1');
    const depth = indent.length / 2;
    if (depth === 0) section = sections[key];
    else if (!section) continue;
    else if (depth === 1) section.set(key, (needed = []));
    else if (depth === 2) group = key;
    else if (!runtimeGroups.includes(group)) continue;
    else if (depth === 3 && plainValue !== undefined) needed.push({ name: key, version: plainValue });
    else if (depth === 3) name = key;
    else if (depth === 4 && key === 'version') needed.push({ name, version: plainValue });
  }
  return sections;
}
