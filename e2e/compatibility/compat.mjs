import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '@back-office/shared/build/commands/build.mjs';
import { tryInPage } from '@back-office/shared/build/commands/tryInPage.mjs';
import { stage } from '@back-office/shared/build/stage.mjs';
import { apps, remotes } from '@back-office/shared/build/workspace.mjs';
import { chromiumPath } from '../support/browser.mjs';
import { buildsOfRef, keptBuilds } from './builds.mjs';
import { trialsOf, verdictOf } from './trials.mjs';

/**
 * `pnpm compat [ref]`: the current source beside another release. Each remote of the one is tried in the host of the
 * other, and the reverse: every route, slot, search and the embedded area. The other release is a git ref, built in a
 * worktree of its own, or by default the version of each app that was live, or built, before the current one. What has no
 * such version is named, and the command fails, because it was not compared.
 */
try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [ref, ...others] = positionals;
  if (others.length > 0) throw new Error('One release at a time: pnpm compat [git ref]');
  process.exitCode = await compare(ref);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function compare(ref) {
  // First, because a ref may be misspelled.
  const built = ref && (await buildsOfRef(ref));
  const current = await build([]);
  const other = built || keptBuilds(current);
  const folder = mkdtempSync(join(tmpdir(), 'back-office-'));
  try {
    const now = stage(current, join(folder, 'now'));
    const before = stage(other.versions, join(folder, 'before'), other.distFolders);
    console.log(`\nBefore: ${apps.map(({ name }) => `${name} ${other.versions[name] ?? 'none'}`).join(', ')}\n`);
    const tried = [];
    const names = remotes.map(({ name }) => name);
    for (const trial of trialsOf(names, other.versions, { isWhole: Boolean(ref) })) {
      // A remote is released alone: all others are still those of the release before.
      const { remote, isBefore } = trial;
      const distFolders = isBefore ? { ...before, host: now.host } : { ...before, [remote]: now[remote] };
      const version = (isBefore ? other.versions : current)[remote];
      tried.push(trial.leftOut ? leftOut(trial) : await attempt(trial, version, distFolders));
    }
    const { code, text } = verdictOf(tried);
    console.log(`\n${text}`);
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function leftOut({ title, leftOut: why, isGap }) {
  console.log(`${title.padEnd(32)} ${isGap ? 'NOT COMPARED' : 'not compared'}: ${why}`);
  return { result: isGap ? 'gap' : 'none' };
}

async function attempt({ title, remote }, version, distFolders) {
  const trial = tryInPage({ app: remote, version, distFolders, executablePath: chromiumPath });
  const [result, text] = await trial.then(
    (started) => ['ok', `ok, ${started.length} started`],
    (error) => ['fails', `FAILS: ${error.message}`],
  );
  console.log(`${title.padEnd(32)} ${text}`);
  return { result };
}
