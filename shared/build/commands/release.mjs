import { join } from 'node:path';
import { buildApp } from '../buildApp.mjs';
import { builtVersions, release } from '../release.mjs';
import { appNamed, apps, workspaceRoot } from '../workspace.mjs';

/** `release <app> [version]`: releases a built version; without a version it builds the current source and releases that. */
const [name, wanted] = process.argv.slice(2);
try {
  if (!name) throw new Error(`Which app? pnpm release <${apps.map((app) => app.name).join('|')}> [version]`);
  const { folder } = appNamed(name);
  const dist = join(workspaceRoot, folder, 'dist');
  const version = wanted ?? (await buildApp({ folder })).version;
  release(dist, version);
  console.log(`${name} ${version} is live. Built versions: ${builtVersions(dist).join(', ')}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
