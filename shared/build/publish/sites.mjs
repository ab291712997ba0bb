import { hostHeaders, remoteHeaders } from '../headers.mjs';
import { apps, remotes } from '../workspace.mjs';

/** The site of the host, with the areas that have no origin of their own below `areas/`. */
const mainSite = 'site';

/**
 * @typedef {object} Site one origin of the published product
 * @property {string} name its folder: `site`, or the name of the area
 * @property {string | undefined} origin where it will be, if that was said
 * @property {boolean} hasHost
 * @property {{ name: string, folder: string }[]} apps with their folders inside the site; the host's is ''
 *
 * @param {Record<string, string>} origins app → its own origin
 * @returns {Site[]} the host's site first
 */
export function sitesOf(origins) {
  const alone = remotes.filter(({ name }) => origins[name]);
  const below = remotes.filter(({ name }) => !origins[name]);
  const main = [{ name: 'host', folder: '' }, ...below.map(({ name }) => ({ name, folder: `areas/${name}/` }))];
  return [
    { name: mainSite, origin: origins.host, hasHost: true, apps: main },
    ...alone.map(({ name }) => ({ name, origin: origins[name], hasHost: false, apps: [{ name, folder: '' }] })),
  ];
}

/** The address under which the host finds the version folders of a remote. */
export function baseOf(name, origins) {
  return origins[name] ? `${origins[name]}/` : `/areas/${name}/`;
}

/** Throws an error in one line unless each is the origin of an app, and of one app alone. */
export function readOrigins(texts) {
  const origins = {};
  for (const text of texts) {
    const [, name, address = ''] = /^([\w-]+)=(.*)$/.exec(text) ?? [];
    if (!apps.some((app) => app.name === name)) {
      throw new Error(`--origin ${text}: write <app>=<origin>, with one of ${apps.map((app) => app.name).join(', ')}.`);
    }
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || url.origin !== address.replace(/\/$/, '')) {
      throw new Error(`--origin ${text}: write an origin without a path, such as https://${name}.example.`);
    }
    if (Object.values(origins).includes(url.origin)) throw new Error(`--origin ${text}: this origin is taken.`);
    origins[name] = url.origin;
  }
  return origins;
}

/** The headers of a site: those of every answer, and those that differ between the host's files and an area's. */
export function headersOf(site, { origins, scriptHash, ledgers, models }) {
  if (!site.hasHost) return { all: remoteHeaders, host: {}, areas: {} };
  const ownOrigins = remotes.flatMap(({ name }) => origins[name] ?? []);
  const { 'Cross-Origin-Resource-Policy': host, ...all } = hostHeaders({
    remoteOrigins: ownOrigins,
    scriptHash,
    ledgers,
    models,
  });
  const areas = Object.fromEntries(Object.entries(remoteHeaders).filter(([name]) => !(name in all)));
  return { all, host: { 'Cross-Origin-Resource-Policy': host }, areas };
}
