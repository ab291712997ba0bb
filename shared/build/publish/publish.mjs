import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { stableModule, stablePath, stableTypes, stableTypesPath } from '../stableEmbed.mjs';
import { lock } from '../lock.mjs';
import { withAddresses } from '../registryRow.mjs';
import { checkVersion, releasedRow } from '../release.mjs';
import { apps, remotes, workspaceRoot } from '../workspace.mjs';
import { headersFile, redirectsFile } from './headersFile.mjs';
import { isNginxFile, nginxFile, nginxName } from './nginxFile.mjs';
import { baseOf, headersOf, sitesOf } from './sites.mjs';

/**
 * Writes the live versions of all apps for a static server. What is there already stays, because open pages may still
 * need the files of older versions; what names the live versions is replaced last.
 *
 * @param {object} options
 * @param {string} options.into
 * @param {Record<string, string>} options.distFolders
 * @param {Record<string, string>} [options.origins] app → its own origin; all others share that of the host
 * @param {readonly string[]} [options.ledgers] addresses of servers that pages may connect to
 * @param {readonly string[]} [options.models] the same of language models
 * @param {number} [options.quality] of the brotli copies, 1–11: the best takes about 15 s
 * @returns {{ sites: object[], versions: Record<string, string> }}
 */
export function publish(options) {
  const { into, distFolders, origins = {}, quality = constants.BROTLI_MAX_QUALITY } = options;
  const { ledgers = [], models = [] } = options;
  refuseSource(into);
  refuseForeign(into);
  const pack = (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const rows = Object.fromEntries(apps.map(({ name }) => [name, liveRow(name, distFolders[name])]));
  const sites = sitesOf(origins).map((site) => ({
    ...site,
    root: resolve(into, site.name),
    headers: headersOf(site, { origins, scriptHash: rows.host.scriptHash, ledgers, models }),
    ...addressIn(site),
  }));
  const unlock = lock(into, 'publishing');
  try {
    writeSites({ into, distFolders, origins, ledgers, models, rows, sites, pack });
  } finally {
    unlock();
  }
  return { sites, versions: Object.fromEntries(Object.entries(rows).map(([name, { version }]) => [name, version])) };
}

function writeSites({ into, distFolders, origins, ledgers, models, rows, sites, pack }) {
  const nginx = join(into, nginxName);
  // First in a new folder: it marks the folder as ours, so that publishing can be repeated if it is interrupted.
  if (!existsSync(nginx)) writeWhole(nginx, nginxFile(sites));
  for (const { root, apps: own } of sites)
    for (const { name, folder } of own)
      copyVersion(join(distFolders[name], rows[name].version), join(root, folder), pack);
  for (const { root, apps: own } of sites)
    for (const { name, folder } of own)
      if (name !== 'host') writeStable(join(distFolders[name], rows[name].version), rows[name], { root, folder, pack });

  const areas = remotes.map(({ name }) => withAddresses(rows[name], (path) => `${baseOf(name, origins)}${path}`));
  for (const { root, hasHost, headers } of sites) {
    writeWhole(join(root, '_headers'), headersFile({ headers, hasHost, versions: versionFolders(root) }));
    if (!hasHost) continue;
    writeWhole(join(root, '_redirects'), redirectsFile);
    writeCompressed(
      join(root, 'remotes.json'),
      JSON.stringify({
        schema: 1,
        areas,
        ...(ledgers.length > 0 && { ledgers }),
        ...(models.length > 0 && { models }),
      }),
      pack,
    );
    writeCompressed(join(root, 'index.html'), readFileSync(join(distFolders.host, rows.host.page)), pack);
  }
  writeWhole(nginx, nginxFile(sites));
}

/** After the files of its version, because it names them. */
function writeStable(built, row, { root, folder, pack }) {
  const path = join(root, stablePath(row));
  mkdirSync(dirname(path), { recursive: true });
  const types = stableTypes(built);
  if (types !== undefined) writeCompressed(join(root, stableTypesPath(row)), types, pack);
  writeCompressed(path, stableModule(built, `../../${folder}${row.version}/`), pack);
}

/** What is written into a package would be read by its next build, and give it another version. */
function refuseSource(into) {
  const [top] = relative(workspaceRoot, resolve(into)).split(sep);
  if (['shared', 'e2e', ...apps.map(({ folder }) => folder)].includes(top)) {
    throw new Error(`${into} is in ${top}, whose files builds read. Choose a folder outside of it.`);
  }
}

/** Publishing replaces parts of the folder, so the folder must be new, empty, or written by an earlier publishing. */
function refuseForeign(into) {
  if (!existsSync(into)) return;
  if (!statSync(into).isDirectory()) throw new Error(`${into} is a file. Choose a folder.`);
  if (readdirSync(into).length === 0) return;
  const file = join(into, nginxName);
  if (existsSync(file) && isNginxFile(readFileSync(file, 'utf8'))) return;
  throw new Error(`${into} holds something else. Choose an empty folder, or one that publish-static has written.`);
}

function liveRow(name, distFolder) {
  const row = releasedRow(distFolder);
  if (!row) throw new Error(`${name} has no live version. Release one first: pnpm release ${name}`);
  checkVersion(distFolder, row.version);
  return row;
}

/** Without an origin of its own, and where TLS ends elsewhere, on a port of loopback. */
function addressIn({ origin }) {
  if (!origin) return { listen: '127.0.0.1:8080' };
  const { hostname, port, protocol } = new URL(origin);
  return { listen: port || (protocol === 'https:' ? '127.0.0.1:8080' : '80'), serverName: hostname };
}

/** The files of the build and their compressed copies. A version appears as a whole, or is there already. */
function copyVersion(source, place, pack) {
  const target = join(place, basename(source));
  const beside = join(place, '.publishing');
  // What an interrupted publishing left.
  rmSync(beside, { recursive: true, force: true });
  if (existsSync(target)) return;
  mkdirSync(place, { recursive: true });
  try {
    cpSync(source, beside, { recursive: true, filter: (file) => !isOfRelease(file) });
    for (const file of filesBelow(beside)) if (isText(file)) compress(file, readFileSync(file), pack);
    renameSync(beside, target);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** What only releases read; the page of the host is at the root of its site. */
function isOfRelease(file) {
  return /[\\/](area|files)\.json$|[\\/]index\.html(\.gz)?$/.test(file);
}

function isText(file) {
  return /\.(js|html|css|svg|json)$/.test(file);
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}

/** The build has compressed most files with gzip already. */
function compress(file, content, pack) {
  if (!existsSync(`${file}.gz`)) writeWhole(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeWhole(`${file}.br`, pack(content));
}

/** The compressed copies first: a server prefers them, and must not find old ones beside the new file. */
function writeCompressed(file, content, pack) {
  rmSync(`${file}.gz`, { force: true });
  compress(file, content, pack);
  writeWhole(file, content);
}

function writeWhole(file, content) {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

function versionFolders(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d/.test(entry.name))
    .map(({ name }) => name);
}
