import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from '@back-office/shared/build/commands/build.mjs';
import { releasedRow } from '@back-office/shared/build/release.mjs';
import { workspaceDist } from '@back-office/shared/build/serve.mjs';
import { chromiumPath, launchArguments } from '../support/browser.mjs';
import { cases, chunkCases, targets } from './cases.mjs';
import { serveWithFaults } from './faultServer.mjs';
import { runCell } from './runCell.mjs';

/** `pnpm matrix [area …] [--fault text]`: every fault in every remote, on a fresh page and on an open one. */
const words = process.argv.slice(2);
const faultAt = words.indexOf('--fault');
const [, wantedFault] = faultAt < 0 ? [] : words.splice(faultAt, 2);
const wanted = targets.filter(({ area }) => words.length === 0 || words.includes(area));

await build([]);
const copies = mkdtempSync(join(tmpdir(), 'matrix-'));
const distFolders = Object.fromEntries(Object.entries(workspaceDist()).map(([app, dist]) => [app, copyOf(app, dist)]));
const browser = await chromium.launch({ executablePath: chromiumPath, args: launchArguments });
const server = await serveWithFaults({ distFolders, basePort: 21_000 + 10 * Math.floor(Math.random() * 2_000) });
let failed = 0;
let total = 0;
try {
  for (const target of wanted) {
    const all = { ...cases, ...chunkCases(server, target, distFolders[target.area]) };
    for (const [name, fault] of Object.entries(all)) {
      if (wantedFault && !name.includes(wantedFault)) continue;
      for (const isOpen of [false, true]) {
        const result = await runCell({ browser, server, target, fault, isOpen });
        total += 1;
        if (result !== 'ok') failed += 1;
        console.log(`${target.area.padEnd(10)} ${name.padEnd(34)} ${(isOpen ? 'open' : 'fresh').padEnd(6)} ${result}`);
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(copies, { recursive: true });
}
console.log(`\n${total - failed} of ${total} cells pass.`);
process.exitCode = failed > 0 ? 1 : 0;

/** The released version alone, so that builds made meanwhile change nothing. */
function copyOf(app, dist) {
  const { version } = releasedRow(dist);
  const copy = join(copies, app);
  cpSync(join(dist, version), join(copy, version), { recursive: true });
  cpSync(join(dist, 'area.json'), join(copy, 'area.json'));
  return copy;
}
