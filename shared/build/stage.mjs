import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtVersions, releasedRow, showVersion } from './release.mjs';
import { workspaceDist } from './serve.mjs';
import { buildVersion } from './version.mjs';
import { apps, workspaceRoot } from './workspace.mjs';

/**
 * One version of each app, for tests and development: that of the current source if it is built, else the live one, else
 * the newest build. An app without any is left out.
 *
 * @returns {Record<string, string>} app → version
 */
export function versionsAtHand(distFolders = workspaceDist()) {
  const chosen = apps.map(({ name, folder }) => {
    const built = builtVersions(distFolders[name]);
    const current = buildVersion(join(workspaceRoot, folder));
    const live = releasedRow(distFolders[name])?.version;
    return [name, built.includes(current) ? current : (live ?? built[0])];
  });
  return Object.fromEntries(chosen.filter(([, version]) => version));
}

/**
 * Copies these versions into folders below `into` and makes them live there: later builds and releases do not change
 * what is served from them.
 *
 * @param {Record<string, string>} versions app → version
 * @returns {Record<string, string>} app → its folder, for `serve`
 */
export function stage(versions, into, distFolders = workspaceDist()) {
  for (const [name, version] of Object.entries(versions)) {
    cpSync(join(distFolders[name], version), join(into, name, version), { recursive: true });
    showVersion(join(into, name), version);
  }
  return Object.fromEntries(apps.map(({ name }) => [name, join(into, name)]));
}

/** `stage` in a temporary folder, until `remove` is called. */
export function stageForNow(versions, distFolders = workspaceDist()) {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, distFolders: stage(versions, folder, distFolders), remove };
}
