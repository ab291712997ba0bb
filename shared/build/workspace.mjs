import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const workspaceRoot = resolve(import.meta.dirname, '../..');

export function readJson(path) {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error.message}`, { cause: error });
  }
}

/** The default port of the host, and what its origin has itself: `/areas` and `/embed` where the product is published on one origin. */
const host = {
  name: 'host',
  folder: 'host',
  port: 4300,
  routes: ['/settings', '/health', '/areas', '/embed'],
  slots: [],
};

/** The host and the remotes of when the process started. */
export const apps = readApps();
export const remotes = apps.slice(1);

/**
 * The host, then the remotes in port order: every folder `remote-*` that declares itself in an `area.json`.
 * @returns {readonly { name: string, folder: string, title: string, port: number, routes: string[], slots: string[] }[]}
 */
export function readApps() {
  const found = readdirSync(workspaceRoot)
    .filter((folder) => folder.startsWith('remote-') && existsSync(join(workspaceRoot, folder, 'area.json')))
    .map((folder) => ({ folder, ...readJson(join(workspaceRoot, folder, 'area.json')) }))
    .toSorted((one, other) => one.port - other.port);
  checkApps([host, ...found]);
  return [host, ...found];
}

/** The port of an app when the host runs at `hostPort`: all ports shift together. */
export function portOf(app, hostPort) {
  return hostPort + app.port - host.port;
}

/**
 * Throws an error that names the `area.json` to correct, unless every name, port and route belongs to one app and every
 * app refers to its own routes only.
 */
export function checkApps(candidates) {
  for (const [index, app] of candidates.entries()) {
    const file = `${app.folder}/area.json`;
    const isComplete = app === candidates[0] || typeof app.title === 'string';
    if (!app.name || !isComplete || !Number.isInteger(app.port) || !app.routes || !app.slots) {
      throw new Error(`${file} needs name, title, port, routes and slots.`);
    }
    for (const other of candidates.slice(0, index)) {
      if (app.name === other.name) throw new Error(`${file}: the name "${app.name}" is taken by ${other.folder}.`);
      if (app.port === other.port) throw new Error(`${file}: port ${app.port} is taken by ${other.folder}.`);
      const overlap = app.routes.find((route) => other.routes.some((theirs) => overlaps(route, theirs)));
      if (overlap) throw new Error(`${file}: the route ${overlap} overlaps with one of ${other.folder}.`);
    }
    const menuOf = ({ menu = [] }) => menu.filter(({ path }) => path !== undefined);
    for (const item of menuOf(app)) {
      const taken = (each) => each.label === item.label && each.in === item.in;
      const owner = candidates.slice(0, index).find((other) => menuOf(other).some(taken));
      if (owner) throw new Error(`${file}: the menu item "${item.label}" is taken by ${owner.folder}.`);
    }
    const foreign = [...(app.figures ?? []), ...pathsIn(app.menu)].find((path) => !ownsPath(app, path));
    if (foreign) throw new Error(`${file}: ${foreign} is not below one of its routes.`);
  }
}

function pathsIn(menu = []) {
  return menu.flatMap(({ path = [], alsoUnder = [], items }) => [path, alsoUnder, pathsIn(items)].flat());
}

/** True if a route of the app owns the path. A route owns itself and everything below it; `/` owns itself alone. */
export function ownsPath({ routes }, path) {
  return routes.some((route) => path === route || (route !== '/' && path.startsWith(`${route}/`)));
}

function overlaps(one, other) {
  return ownsPath({ routes: [one] }, other) || ownsPath({ routes: [other] }, one);
}

/** @param {string} name such as `catalogue` */
export function appNamed(name) {
  const app = apps.find((each) => each.name === name);
  if (!app) throw new Error(`No app is called "${name}". Choose one of: ${apps.map((each) => each.name).join(', ')}.`);
  return app;
}
