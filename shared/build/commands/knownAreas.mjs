import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes, workspaceRoot } from '../workspace.mjs';

/**
 * Writes what the areas declare to a file of the host, which uses it as long as the registry does not answer. It is not
 * written by a build: the host would get a new version with every change of a remote.
 */
const areas = remotes.map(({ name, title, routes, figures = [], menu = [] }) => ({
  name,
  title,
  routes,
  figures,
  menu,
}));
const file = join(workspaceRoot, 'host/src/remotes/knownAreas.json');
writeFileSync(file, `${JSON.stringify(areas)}\n`);
console.log(`${areas.length} areas are noted in ${file}`);
