import { defineConfig } from 'playwright/test';
import { findChromium } from '@back-office/shared/build/commands/chromium.mjs';
import { launchArguments, testArguments } from './support/browser.mjs';

/** Tests that build apps or install packages take longest. They start first, so that no core is idle at the end. */
const building = ['compatibility/*.e2e.ts', 'releases/*.e2e.ts'].map((files) => `**/e2e/${files}`);

/** The composed product from production builds, in a real Chromium. No retries: a test that flakes is a defect. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'building', testMatch: building },
    { name: 'using', testMatch: '**/*.e2e.ts', testIgnore: building },
  ],
  globalSetup: './support/globalSetup.ts',
  outputDir: '../.tmp/e2e-output',
  fullyParallel: true,
  // As many as a small machine has cores: with a third, pages miss the deadline of 15 s for what they load.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Limits end what hangs; no test waits for one. With ten times as many processes as cores a single answer took half a
  // minute, and all tests an hour.
  timeout: 240_000,
  globalTimeout: 85 * 60_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: process.env['BACK_OFFICE_E2E_RESULTS'] ?? '../.tmp/e2e-results.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: {
      executablePath: findChromium(),
      args: [...launchArguments, ...testArguments],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Nothing slides or fades unless a test asks for it, so that no color is read during a transition.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
});
