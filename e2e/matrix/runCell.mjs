/** How long the panel of a failed area may take, and its screen after a retry or on a slow network; milliseconds. */
const panelTime = 20_000;
const recoveryTime = 30_000;
const slowTime = 60_000;

/** Tries one fault in one remote. Returns `ok` or what went wrong. */
export async function runCell({ browser, server, target, fault, isOpen }) {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  try {
    return await tryCell(page, { server, target, fault, isOpen });
  } catch (error) {
    return error.message.split('\n')[0].slice(0, 160);
  } finally {
    await context.close();
    await server.repair();
  }
}

async function tryCell(page, { server, target, fault, isOpen }) {
  const { path, heading } = target;
  // FS Prototype belongs to the reports, so they have the education center as their neighbor.
  const neighbor = target.area === 'learning' ? ['/items', 'Items'] : ['/education', 'Education Center'];
  const title = page.getByRole('heading', { level: 1 });
  const panel = page.getByRole('main').getByRole('group', { name: /could not be loaded$/ });
  // The panel of the assistant begins with the same word as its screen.
  const is = (text) => title.filter({ hasText: new RegExp(`^${text}`), hasNotText: 'could not be loaded' });
  const goTo = (to) =>
    page.evaluate((where) => history.pushState(null, '', where) ?? dispatchEvent(new PopStateEvent('popstate')), to);
  const address = (to) => new URL(to, server.address).href;

  if (isOpen) {
    await page.goto(address(neighbor[0]), { waitUntil: 'domcontentloaded' });
    await is(neighbor[1]).waitFor({ timeout: 20_000 });
    // The assistant's slot is there as well, as on a page that has been open for a while.
    await page.getByRole('button', { name: 'Open assistant' }).waitFor({ timeout: 20_000 });
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await fault.fault(server, target);
    await goTo(path);
  } else {
    await fault.fault(server, target);
    await page.goto(address(path), { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  }

  if (fault.isSlow || (isOpen && fault.worksWhenOpen)) {
    const found = await first([is(heading), panel], fault.isSlow ? slowTime : panelTime);
    return found === 0 ? 'ok' : found === 1 ? 'shows a panel although the area works' : 'never opens';
  }

  const found = await first([panel, is(heading)], panelTime);
  // An area that was loaded before the fault may still work.
  if (found === 1 && isOpen) return 'ok';
  if (found !== 0) return found === 1 ? 'opens in spite of the fault' : 'no panel';
  const text = (await panel.textContent()) ?? '';
  if (!/AREA-\d{3}/.test(text)) return 'the panel names no code';
  if (fault.isLate) return (await first([is(heading)], slowTime)) === 0 ? 'ok' : 'the panel stays though all arrived';

  // Without a registry, or with an empty one, no area can be found.
  if (!/AREA-00[19]/.test(text)) {
    await goTo(neighbor[0]);
    if ((await first([is(neighbor[1])], recoveryTime)) !== 0) return 'a neighbor suffers';
    await goTo(path);
    await first([panel, is(heading)], panelTime);
  }

  await server.repair();
  // What was late may have arrived by now.
  await panel
    .getByRole('button', { name: 'Retry' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await first([is(heading)], recoveryTime);
  if (!(await is(heading).isVisible())) return `one Retry does not recover (${(text.match(/AREA-\d{3}/) ?? [])[0]})`;
  if (!(await page.evaluate(() => Reflect.get(window, 'isSamePage')))) return 'the page was reloaded';
  return 'ok';
}

/** The index of the first locator that becomes visible, or -1. */
async function first(locators, timeout) {
  const waits = locators.map((locator, index) =>
    locator
      .first()
      .waitFor({ timeout })
      .then(() => index),
  );
  return Promise.any(waits).catch(() => -1);
}
