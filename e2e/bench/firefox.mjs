import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { measureShopLedger, printShopLedger } from './shop.mjs';
import { within } from './waiting.mjs';

const installed = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const firefoxPath = process.env.BACK_OFFICE_FIREFOX ?? installed.find((path) => existsSync(path));

/** The ledger of an own shop in an installed Firefox, which Playwright does not drive; `undefined` without one. */
export async function measureFirefox(harness, runs) {
  if (firefoxPath === undefined) return undefined;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath, protocolTimeout: 300_000 });
  try {
    const openPage = async () => {
      const page = await browser.newPage();
      await page.goto(harness);
      await within(
        'the page of the shop',
        page.waitForFunction(() => 'askShop' in window, { timeout: 0 }),
      );
      return page;
    };
    return { version: await browser.version(), ...(await measureShopLedger(openPage, runs)) };
  } finally {
    await browser.close();
  }
}

export function printFirefox(measured) {
  if (measured) printShopLedger(measured.version, measured);
  else console.log('\nFirefox is left out: none is installed. BACK_OFFICE_FIREFOX names one.');
}
