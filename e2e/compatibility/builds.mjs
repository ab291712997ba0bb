import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readLog, releasedVersions } from '@back-office/shared/build/releaseLog.mjs';
import { workspaceDist } from '@back-office/shared/build/serve.mjs';
import { apps, workspaceRoot } from '@back-office/shared/build/workspace.mjs';
import { pnpmCommand } from '../support/pnpm.mjs';

/**
 * The version of each app before the current one, among those that are kept in `dist`: the one that was live last, else
 * the newest.
 *
 * @param {Record<string, string>} current app → version
 */
export function keptBuilds(current) {
  const distFolders = workspaceDist();
  const found = apps.map(({ name }) => {
    const built = versionsIn(distFolders[name]).filter((version) => version !== current[name]);
    const released = releasedVersions(readLog(distFolders[name])).find((version) => built.includes(version));
    return [name, released ?? built[0]];
  });
  const versions = Object.fromEntries(found.filter(([, version]) => version));
  return { distFolders, versions };
}

/** Builds a git ref in a worktree below `.tmp/compat`, once for each commit. */
export async function buildsOfRef(ref) {
  const git = (...args) => execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
  const commit = commitOf(ref, git);
  const place = join(workspaceRoot, '.tmp/compat', commit);
  const run = (command, ...args) => execFileSync(command, args, { cwd: place, stdio: 'inherit' });
  // Worktrees whose folders were deleted are still known.
  git('worktree', 'prune');
  if (!existsSync(place)) git('worktree', 'add', '--detach', place, commit);
  console.log(`Building ${ref} (${commit}) in ${place}`);
  run(...pnpmCommand(), 'install', '--frozen-lockfile', '--prefer-offline');
  run(process.execPath, 'shared/build/commands/build.mjs');
  const folders = apps.map(({ name, folder }) => [name, join(place, folder, 'dist')]);
  const versions = folders.map(([name, dist]) => [name, versionsIn(dist)[0]]).filter(([, version]) => version);
  return { distFolders: Object.fromEntries(folders), versions: Object.fromEntries(versions) };
}

function commitOf(ref, git) {
  try {
    return git('rev-parse', '--verify', '--short', '--end-of-options', `${ref}^{commit}`);
  } catch (error) {
    throw new Error(`"${ref}" is no commit of this repository.`, { cause: error });
  }
}

/** The built versions in a folder, the newest first, also those of builds that wrote no list of their files. */
function versionsIn(dist) {
  const rowOf = (version) => join(dist, version, 'area.json');
  const builtAt = (version) => statSync(rowOf(version)).mtimeMs;
  return (existsSync(dist) ? readdirSync(dist) : [])
    .filter((version) => !version.startsWith('.') && existsSync(rowOf(version)))
    .toSorted((one, other) => builtAt(other) - builtAt(one));
}
