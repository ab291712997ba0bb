import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, firefox } from 'playwright';
import { build } from '@back-office/shared/build/commands/build.mjs';
import { stageForNow } from '@back-office/shared/build/stage.mjs';
import { workspaceRoot } from '@back-office/shared/build/workspace.mjs';
import { chromiumPath, launchArguments } from '../support/browser.mjs';
import { cases, chunkCases, targets } from './cases.mjs';
import { serveWithFaults } from './faultServer.mjs';
import { runCell } from './runCell.mjs';

/**
 * `pnpm matrix [area …] [--fault text] [--browser firefox] [--write]`: every fault in every remote, on a fresh page and
 * on an open one. The remotes are tried side by side, each on servers of its own. `--write` puts the table into
 * `docs/matrix.md`.
 */
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    fault: { type: 'string', default: '' },
    browser: { type: 'string', default: 'chromium' },
    write: { type: 'boolean' },
  },
});
const wanted = targets.filter(({ area }) => names.length === 0 || names.includes(area));
const unknown = names.find((name) => !targets.some(({ area }) => area === name));
if (unknown) throw new Error(`No area is called "${unknown}".`);
if (values.write && (names.length > 0 || values.fault)) throw new Error('--write needs the whole matrix.');
const browsers = {
  chromium: () => chromium.launch({ executablePath: chromiumPath, args: launchArguments }),
  // Playwright's own build: `npx playwright install firefox`.
  firefox: () => firefox.launch(),
};
const launch = browsers[values.browser];
if (!launch) throw new Error(`--browser is one of: ${Object.keys(browsers).join(', ')}.`);
if (values.write && values.browser !== 'chromium')
  throw new Error('--write is for Chromium, which the table is about.');
const pageStates = ['fresh', 'open'];

const { distFolders, remove } = stageForNow(await build([]));
const browser = await launch();
/** @type {{ path: string, fault: string, fresh: string, open: string }[]} */
let rows;
try {
  rows = (await Promise.all(wanted.map(tryArea))).flat();
} finally {
  await browser.close();
  remove();
}
if (rows.length === 0) throw new Error(`No fault is called "${values.fault}".`);
const cells = rows.flatMap((row) => pageStates.map((state) => row[state]));
const summary = `${cells.filter((result) => result === 'ok').length} of ${cells.length} cells pass.`;
console.log(`\n${summary}`);
if (values.write) writeFileSync(join(workspaceRoot, 'docs/matrix.md'), page());
process.exitCode = cells.every((result) => result === 'ok') ? 0 : 1;

async function tryArea(target) {
  const server = await serveWithFaults(distFolders);
  const results = [];
  try {
    const all = { ...cases, ...chunkCases(server, target) };
    for (const [name, fault] of Object.entries(all).filter(([name]) => name.includes(values.fault))) {
      const result = { path: target.path, fault: name };
      for (const state of pageStates) {
        result[state] = await runCell({ browser, server, target, fault, isOpen: state === 'open' });
        console.log(`${target.path.padEnd(14)} ${name.padEnd(34)} ${state.padEnd(6)} ${result[state]}`);
      }
      results.push(result);
    }
  } finally {
    await server.close();
  }
  return results;
}

/** The document with the result. */
function page() {
  const lines = rows.map(({ path, fault, fresh, open }) => `| ${path} | ${fault} | ${fresh} | ${open} |`);
  return [
    '# Fault matrix',
    '',
    'The last result of `pnpm matrix --write`. A cell is `ok` when the shell and the other areas work, the failure panel',
    'names the cause with its code, and the area opens again after the repair without a reload of the page.',
    '',
    `${summary} ${new Date().toISOString().slice(0, 10)}.`,
    '',
    '| screen | fault | fresh page | open page |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
