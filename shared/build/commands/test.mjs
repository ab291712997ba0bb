import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { versionsAtHand } from '../stage.mjs';
import { linesLeftOut } from '../leftOut.mjs';
import { typeChecker } from '../typesCheck.mjs';
import { appNamed, apps, workspaceRoot } from '../workspace.mjs';
import { findChromium } from './chromium.mjs';
import { requireNode } from './environment.mjs';

/**
 * `test`: lint, types and builds; unit tests, end-to-end tests, and the bench in its short form. Ends with the totals.
 * `test --only <app> …`: the same for these apps alone, without the bench, beside the builds of the others that there are.
 */
const results = join(workspaceRoot, '.tmp/results');
const unitFile = join(results, 'unit.json');
const e2eFile = join(results, 'e2e.json');
/** A line for each run that tests left out because something is missing on this machine. */
const leftOutFile = join(results, 'left-out.txt');

/** Runs a stage; resolves to whether it passed. `isBuffered`: prints what it says when it has ended. */
function stage(name, command, args, { env = {}, isBuffered = false } = {}) {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: workspaceRoot,
    stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
  if (!isBuffered) console.log(`\n== ${name}`);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (isBuffered) process.stdout.write(`\n== ${name}\n${Buffer.concat(said)}`);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      resolve(code === 0);
    });
  });
}

/** Whether all of these pass. They run side by side, each to its end. */
const all = async (...running) => (await Promise.all(running)).every(Boolean);

/** The checks follow each other on one core, beside the builds. */
async function check({ folders, unused, types }) {
  const isBuffered = true;
  return (
    (await stage('Lint', 'oxlint', ['-c', 'oxlint.config.mjs', ...folders], { isBuffered })) &&
    (await stage('Format', 'oxfmt', ['--check', ...folders], { isBuffered })) &&
    (await stage('Unused code', 'knip', unused, { isBuffered })) &&
    stage('Types', process.execPath, [typeChecker, '--noEmit', '-p', types], { isBuffered })
  );
}

const build = ({ built }) =>
  stage('Builds', process.execPath, ['shared/build/commands/build.mjs', ...built], { isBuffered: true });

const testInNode = ({ unit }) =>
  stage('Unit tests', 'jest', ['--json', `--outputFile=${unitFile}`, ...unit], {
    env: { BACK_OFFICE_LEFT_OUT: leftOutFile },
    isBuffered: true,
  });

const testInBrowsers = ({ e2e }) =>
  stage('End-to-end tests', 'playwright', ['test', '-c', 'e2e/playwright.config.ts', ...e2e], {
    env: { BACK_OFFICE_E2E_RESULTS: e2eFile },
  });

const benchWith = (name, words) =>
  stage(`Bench, short form: ${name}`, process.execPath, ['e2e/bench/bench.mjs', '--short', ...words], {
    isBuffered: true,
  });
const partsInNode = ['books', 'server'];
const benchInNode = () => benchWith('parts in Node', partsInNode);
const benchInBrowser = () => benchWith('parts in a browser', ['--but', ...partsInNode]);

/**
 * Runs side by side what can, so that no core is idle. Unit tests and the parts of the bench in Node need no build. Its parts in a
 * browser begin when the first of unit and end-to-end tests have ended: alone, end-to-end tests leave a quarter of two cores idle,
 * and the bench more than half, because they wait for pages, timers, slow networks and frames.
 */
function runAll(plan, { withBench }) {
  const checked = check(plan);
  const ready = all(checked, build(plan));
  const inNode = checked.then((isGreen) => isGreen && testInNode(plan));
  const inBrowsers = ready.then((isGreen) => isGreen && testInBrowsers(plan));
  const isOneDone = async () => (await ready) && Promise.race([inNode, inBrowsers]);
  const measured = withBench
    ? [checked.then((isGreen) => isGreen && benchInNode()), isOneDone().then((isGreen) => isGreen && benchInBrowser())]
    : [];
  return all(ready, inNode, inBrowsers, ...measured);
}

function readCounts(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const unitCounts = () =>
  readCounts(unitFile, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));
const e2eCounts = () =>
  readCounts(e2eFile, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));

/** Everything, or what belongs to some apps. A test in `journeys/<app>` or `embed/<app>` belongs to that app. */
function planFor(chosen) {
  if (chosen.length === 0) return { folders: ['.'], unused: [], types: 'tsconfig.json', unit: [], built: [], e2e: [] };
  const missing = apps.filter(({ name }) => !(name in versionsAtHand()));
  return {
    folders: chosen.map(({ folder }) => folder),
    // The hints are about the whole workspace.
    unused: [...chosen.flatMap(({ folder }) => ['--workspace', folder]), '--no-config-hints'],
    types: typesOf(chosen),
    unit: chosen.map(({ folder }) => join(workspaceRoot, folder, 'src')),
    built: [...new Set([...chosen, ...missing])].map(({ name }) => name),
    builtToo: missing.filter((app) => !chosen.includes(app)).map(({ name }) => name),
    e2e: ['--pass-with-no-tests', ...chosen.flatMap(({ name }) => [`journeys/${name}/`, `embed/${name}\\b`])],
  };
}

/** A project of these apps with their tests. Their own projects leave the tests out. */
function typesOf(chosen) {
  const project = join(workspaceRoot, '.tmp/tsconfig.only.json');
  const include = [...chosen.map(({ folder }) => `../${folder}/src`), '../shared/src/testing'];
  mkdirSync(dirname(project), { recursive: true });
  writeFileSync(project, JSON.stringify({ extends: '../tsconfig.json', include }));
  return project;
}

function chosenApps() {
  const [option, ...names] = process.argv.slice(2);
  if (option === undefined) return [];
  if (option !== '--only' || names.length === 0) throw new Error('Use: pnpm test [--only app …]');
  return names.map(appNamed);
}

async function run() {
  requireNode();
  const chosen = chosenApps();
  const plan = planFor(chosen);
  const { builtToo = [] } = plan;
  rmSync(results, { recursive: true, force: true });
  // What the builds transpile, for the builds of copies in end-to-end tests.
  process.env.BACK_OFFICE_TRANSPILED = join(results, 'transpiled');
  mkdirSync(process.env.BACK_OFFICE_TRANSPILED, { recursive: true });
  process.env.BACK_OFFICE_CHROMIUM = findChromium();
  console.log(`Chromium: ${process.env.BACK_OFFICE_CHROMIUM}`);
  if (builtToo.length > 0) console.log(`Built too, because there is no build of them yet: ${builtToo.join(', ')}.`);
  return runAll(plan, { withBench: chosen.length === 0 });
}

let isGreen = false;
try {
  isGreen = await run();
} catch (error) {
  console.error(error.message);
}
const unit = unitCounts();
const e2e = e2eCounts();
const passed = unit.passed + e2e.passed;
// A stage without tests (lint, types, build) that fails counts as one failure, so that the totals never look clean.
const failed = Math.max(unit.failed + e2e.failed, isGreen ? 0 : 1);
if (failed > 0) process.exitCode = 1;
console.log(['', ...linesLeftOut(leftOutFile), `${passed} passed, ${failed} failed`].join('\n'));
