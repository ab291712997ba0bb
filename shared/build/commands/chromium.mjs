import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Chromium without its windows: the tests take a quarter less processor time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Of playwright, which takes a second to load: most machines have another one. */
const ofPlaywright = () => createRequire(import.meta.url)('playwright').chromium.executablePath();

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * The path of Chromium: `BACK_OFFICE_CHROMIUM`, or an installed one, preferably its headless shell. When there is none, one
 * is installed with apt (as root) or with playwright. Throws an error in one line that says what to do.
 */
export function findChromium() {
  const wanted = process.env.BACK_OFFICE_CHROMIUM;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`BACK_OFFICE_CHROMIUM points to ${wanted}, which does not exist.`);
    return wanted;
  }
  return usualPlaces.find(existsSync) ?? [ofPlaywright()].find(existsSync) ?? install();
}

function install() {
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium found; installing it with apt-get.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Not every distribution has the shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  try {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  } catch {
    // Reported below, whatever the reason.
  }
  if (existsSync(ofPlaywright())) return ofPlaywright();
  throw new Error(
    'No Chromium: install Chromium or Chrome and run the command again, or set BACK_OFFICE_CHROMIUM to its path.',
  );
}
