import { existsSync } from 'node:fs';
import { findChromium } from '@back-office/shared/build/commands/chromium.mjs';

const full = '/usr/bin/chromium';

/** Chromium with its windows where it is installed: for the bench, screenshots and other commands by hand. */
export const chromiumPath = process.env.BACK_OFFICE_CHROMIUM ?? (existsSync(full) ? full : findChromium());

const disabledFeatures = [
  // For each new window Chromium renders its own pages of the address bar, which takes as long as opening the product.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Only the last list of a command line counts: what Playwright disables must stay disabled.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const launchArguments = [
  // The sandbox cannot start as root; the only pages opened are the product's own.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join()}`,
];

/**
 * For tests: pages of one context share a process, and with it the compiled scripts. A test ends before an optimizing compiler has
 * earned its time: decision 0022.
 */
export const testArguments = ['--process-per-site', '--js-flags=--no-opt --no-maglev'];
