import { createServer } from 'node:http';
import { openOnFreePort, serveOnFreePorts } from '../freePorts.mjs';
import { releasedRow } from '../release.mjs';
import { stageForNow } from '../stage.mjs';

/** Milliseconds a screen or a module may take to start; a quiet moment for what follows it. */
const startLimit = 20_000;
const quietLimit = 10_000;

const failureCode = /AREA-\d{3}|could not be loaded|Unexpected Application Error/;
/** A failure other than that the registry has no row. */
const failureOfMore = /AREA-(?!001)\d{3}|Unexpected Application Error/;

/**
 * Starts a version of an app in a real page, beside the live versions of the others: each route, each slot, the search,
 * what it says it stores, and the embedded area of a remote; the start page and the health page of the host. Throws an error in one line that
 * names what did not start. Returns what was started.
 *
 * @param {object} options
 * @param {string} options.app
 * @param {string} options.version
 * @param {Record<string, string>} options.distFolders
 * @param {string} options.executablePath of Chromium
 * @returns {Promise<string[]>}
 */
export async function tryInPage({ app, version, distFolders, executablePath }) {
  requireHost(app, distFolders);
  const staged = stageForNow({ [app]: version }, distFolders);
  const closing = [staged.remove];
  try {
    const candidate = staged.distFolders[app];
    const served = await serveOnFreePorts({ ...distFolders, [app]: candidate });
    closing.push(() => served.close());
    // The sandbox of Chromium cannot start as root; the only pages opened are the product's own.
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const { chromium } = await import('playwright');
    const browser = await chromium.launch({ executablePath, args });
    closing.push(() => browser.close());
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const trial = { page, app, row: releasedRow(candidate), ...served, problems: watch(page, app, served.origins) };
    return await (app === 'host' ? tryHost(trial, distFolders) : tryRemote(trial));
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** Throws unless there is a page to try the app in. */
export function requireHost(app, distFolders) {
  if (app === 'host' || releasedRow(distFolders.host)) return;
  throw new Error('The host is not live, so there is no page to try it in. Release the host first: pnpm release host');
}

async function tryHost(trial, distFolders) {
  const remotes = Object.entries(distFolders).flatMap(([name, dist]) =>
    name === 'host' ? [] : (releasedRow(dist) ?? []),
  );
  // The first release: the host comes before any remote, and says that its registry has no row.
  if (remotes.length === 0) trial.failure = failureOfMore;
  const paths = remotes.some(({ routes }) => routes.includes('/')) ? ['/', '/health'] : ['/health'];
  for (const path of paths) await openPath(trial, path);
  return paths;
}

async function tryRemote(trial) {
  const { row } = trial;
  const slots = row.slots.map((slot) => `./${slot}`);
  const declared = ['search', 'stored'].filter((part) => row[part]).map((part) => `./${part}`);
  const modules = ['./routes', './mount', ...declared, ...slots];
  const paths = [];
  for (const route of row.routes) paths.push(await openRoute(trial, route));
  for (const slot of row.slots) await slotStarted(trial, slot);
  for (const name of modules) await startModule(trial, name);
  await embed(trial, paths[0]);
  return [...paths, ...modules, 'embed.js'];
}

/** Opens a route, or the first screen below it: a remote may own a path that has no screen of its own. */
async function openRoute(trial, route) {
  const below = trial.row.preload.map(({ path }) => path).filter((path) => path?.startsWith(`${route}/`));
  for (const path of [route, ...below]) if (await openPath(trial, path)) return path;
  throw new Error(`${route} has no screen.`);
}

/** Opens a path of the composed product and waits for the heading of its screen. False if the path has none. */
async function openPath(trial, path) {
  const { page, address } = trial;
  await page.goto(new URL(path, address).href, { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  await shown(main.getByRole('heading', { level: 1 }));
  if (await main.getByText('404 Not Found', { exact: true }).isVisible()) return false;
  await screenShown(trial, path, main);
  return true;
}

async function screenShown({ page, problems, failure: pattern = failureCode }, what, within) {
  // The title is a heading of the first level in the host, of the second in an embedded area.
  const heading = within.getByRole('heading').first();
  // An older host has the code of its panel inside the alert, a newer one in the group around it.
  const panel = within.getByRole('group', { name: /could not be loaded$/ }).or(within.getByRole('alert'));
  const failure = panel.or(heading).filter({ hasText: pattern }).first();
  const isShown = await shown(heading.or(failure));
  await page.waitForLoadState('networkidle', { timeout: quietLimit }).catch(() => undefined);
  if (await failure.isVisible()) throw new Error(`${what} fails: ${oneLine(await failure.innerText())}`);
  refuseProblems(problems, what);
  if (!isShown) throw new Error(`${what} shows no screen within ${startLimit / 1000} s.`);
}

/** The shell asks for the file of a slot after the first screen, and renders it. */
async function slotStarted({ page, origins, app, problems }, slot) {
  const isAsked = await page
    .waitForFunction(
      ([origin, name]) =>
        performance
          .getEntriesByType('resource')
          .map((entry) => new URL(entry.name))
          .some((url) => url.origin === origin && url.pathname.split('/').pop()?.startsWith(`${name}.`)),
      [origins[app], slot],
      { timeout: startLimit },
    )
    .catch(() => undefined);
  if (!isAsked) throw new Error(`The shell never asks for the slot ${slot}.`);
  await page.waitForLoadState('networkidle', { timeout: quietLimit }).catch(() => undefined);
  refuseProblems(problems, `the slot ${slot}`);
}

/** Evaluates a module in the page, asks the search for something, and what is stored for a description. */
async function startModule({ page, row, problems }, name) {
  const reason = await page.evaluate(
    async ([container, module]) => {
      try {
        const exported = (await globalThis[container].get(module))();
        if (module === './search') {
          const context = { signal: new AbortController().signal, context: {} };
          const groups = await exported.search.search('a', context);
          if (!Array.isArray(groups)) return 'it returns no list of groups';
        }
        if (module === './stored') {
          const { values, archives = [] } = exported.stored;
          const texts = [...values, ...archives].map((each) => each.describe(null));
          if ((await Promise.all(texts)).some((text) => typeof text !== 'string')) return 'a description is no text';
        }
        return Object.keys(exported).length > 0 ? undefined : 'it exports nothing';
      } catch (error) {
        return String(error);
      }
    },
    [row.container, name],
  );
  if (reason) throw new Error(`${name} does not start: ${oneLine(reason)}`);
  refuseProblems(problems, name);
}

/** The custom element in a page of another origin, without the host. */
async function embed(trial, path) {
  const { page, origins, app, row } = trial;
  const script = new URL(`/${row.version}/embed.js`, origins[app]).href;
  const element = `back-office-${app}`;
  const body = `<!doctype html><link rel="icon" href="data:,"><script type="module" src="${script}"></script><${element} path="${path}"></${element}>`;
  const server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(body));
  const { address, close } = await openOnFreePort(server);
  try {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await screenShown(trial, `embed.js at ${path}`, page.locator(element));
  } finally {
    await close();
  }
}

/** Collects what pages throw and log as an error. What the files of another remote log is not this version's fault. */
function watch(page, app, origins) {
  const problems = [];
  const others = Object.keys(origins).filter((name) => ![app, 'host'].includes(name));
  const isOfAnother = (url) => app !== 'host' && others.some((name) => url.startsWith(`${origins[name]}/`));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isOfAnother(url)) problems.push(`${message.text()} (${url})`);
  });
  return problems;
}

function shown(locator) {
  return locator
    .first()
    .waitFor({ timeout: startLimit })
    .then(
      () => true,
      () => false,
    );
}

function refuseProblems(problems, what) {
  if (problems.length > 0) throw new Error(`${what} logs an error: ${oneLine(problems[0])}`);
}

function oneLine(text) {
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}
