import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.mjs';
import { findChromium } from './chromium.mjs';
import { requireNode } from './environment.mjs';

/** Lint, types, unit tests, builds, end-to-end tests. Stops at the first stage that fails and ends with the totals. */
const results = join(workspaceRoot, '.tmp/results');
const unitFile = join(results, 'unit.json');
const e2eFile = join(results, 'e2e.json');

function stage(name, command, args, env = {}) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  return status === 0;
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

function run() {
  requireNode();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const chromium = findChromium();
  console.log(`Chromium: ${chromium}`);
  return (
    stage('Lint', 'eslint', ['.']) &&
    stage('Format', 'prettier', ['--check', '--log-level', 'warn', '.']) &&
    stage('Unused code', 'knip', []) &&
    stage('Types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']) &&
    stage('Unit tests', 'jest', ['--json', `--outputFile=${unitFile}`]) &&
    stage('Builds', process.execPath, ['shared/build/commands/build.mjs']) &&
    stage('End-to-end tests', 'playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
      BACK_OFFICE_CHROMIUM: chromium,
      BACK_OFFICE_E2E_RESULTS: e2eFile,
    })
  );
}

let isGreen = false;
try {
  isGreen = run();
} catch (error) {
  console.error(error.message);
}
const unit = unitCounts();
const e2e = e2eCounts();
const passed = unit.passed + e2e.passed;
// A stage without tests (lint, types, build) that fails counts as one failure, so that the totals never look clean.
const failed = Math.max(unit.failed + e2e.failed, isGreen ? 0 : 1);
if (failed > 0) process.exitCode = 1;
console.log(`\n${passed} passed, ${failed} failed`);
