import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@back-office/shared/build/commands/build.mjs';
import { tryInPage } from '@back-office/shared/build/commands/tryInPage.mjs';
import { stage } from '@back-office/shared/build/stage.mjs';
import { apps, remotes } from '@back-office/shared/build/workspace.mjs';
import { chromiumPath } from '../support/browser.mjs';
import { buildsOfRef, keptBuilds } from './builds.mjs';

/**
 * `pnpm compat [ref]`: the current source beside another release. Each remote of the one is tried in the host of the
 * other, and the reverse: every route, slot, search and the embedded area. The other release is a git ref, built in a
 * worktree of its own, or by default the version of each app that was live, or built, before the current one.
 */
const [ref] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const current = await build([]);
const other = ref ? await buildsOfRef(ref) : keptBuilds(current);
const folder = mkdtempSync(join(tmpdir(), 'back-office-'));
let isGreen = true;
try {
  const now = stage(current, join(folder, 'now'));
  const before = stage(other.versions, join(folder, 'before'), other.distFolders);
  const has = (name) => other.versions[name] !== undefined;
  console.log(`\nBefore: ${apps.map(({ name }) => `${name} ${other.versions[name] ?? 'none'}`).join(', ')}\n`);
  for (const { name } of remotes) {
    if (!has('host')) break;
    // A remote is released alone: all others are still those of the release before.
    await attempt(`${name}, in the host before`, name, current[name], { ...before, [name]: now[name] });
  }
  for (const { name } of remotes.filter((remote) => has(remote.name))) {
    await attempt(`${name} before, in the host`, name, other.versions[name], { ...before, host: now.host });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isGreen ? 0 : 1;

async function attempt(title, app, version, distFolders) {
  const result = await tryInPage({ app, version, distFolders, executablePath: chromiumPath }).then(
    (started) => `ok, ${started.length} started`,
    (error) => {
      isGreen = false;
      return `FAILS: ${error.message}`;
    },
  );
  console.log(`${title.padEnd(32)} ${result}`);
}
