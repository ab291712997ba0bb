import { paths } from '@back-office/shared/routes';
import { catalogue, Import } from '../../support/catalogues';
import { expect, test } from '../../support/test';

// Nothing cached: what is requested here is what a first visit requests.
test.use({ ownContext: true });

test('a walk through the product requests its own scripts and its registry, and nothing else', async ({
  items,
  page,
  product,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (protocol.startsWith('http')) asked.add(`${request.method()} ${origin} ${pathname}`);
  });
  await items.open();
  await items.create();
  await items.field('Name').fill('Mug');
  await items.field('Price ($)').fill('12');
  await items.button('Save Item').click();
  const dialog = new Import(items);
  await dialog.read(catalogue('square.csv'));
  await dialog.expectCounts({ New: 2 });
  await dialog.merge();
  await items.toastOf('2 items added');
  await product.assistantButton.click();
  for (const [entry, title] of [
    ['Home', 'Dashboard'],
    ['FS Prototype', 'Financial Suite'],
    ['Education', 'Education Center'],
  ] as const) {
    await product.entry(entry).click();
    await expect(product.title).toHaveText(title);
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('system health');
  await page.getByRole('option', { name: /^System health/ }).click();
  await expect(product.title).toHaveText('System health');
  await product.expectPath(paths.health());

  const host = new URL(product.address('/')).origin;
  const allowed = new RegExp(`^GET (${Object.values(product.origins).join('|')}) /[\\w.-]+/[\\w.-]+\\.js$`);
  const others = [...asked].filter((request) => !allowed.test(request));
  expect(others.sort()).toEqual([`GET ${host} /items`, `GET ${host} /remotes.json`]);
});

test('remotes load at run time, each from its own origin, none before it is needed, with one copy of React', async ({
  page,
  product,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
  await product.open(paths.education());
  await expect(product.title).toHaveText('Education Center');
  expect(origins.has(product.origins['catalogue'] ?? '')).toBe(false);
  expect(origins.has(product.origins['reports'] ?? '')).toBe(false);
  for (const [entry, title] of [
    ['FS Prototype', 'Financial Suite'],
    ['Home', 'Dashboard'],
  ] as const) {
    await product.entry(entry).click();
    await expect(product.title).toHaveText(title);
  }
  await expect(product.assistantButton).toBeVisible();
  expect([...origins].sort()).toEqual(Object.values(product.origins).sort());
  const copies = await page.evaluate(() => {
    const keys = (element: Element) => Object.keys(element).filter((key) => key.startsWith('__reactFiber$'));
    return [...new Set([...document.querySelectorAll('main *, aside *')].flatMap(keys))];
  });
  expect(copies).toHaveLength(1);
});

test('each script is fetched once: the page runs the files that the boot script preloaded', async ({
  page,
  product,
}) => {
  const wasted: string[] = [];
  page.on('console', (message) => {
    if (/preloaded/.test(message.text())) wasted.push(message.text());
  });
  for (const path of [paths.items(), paths.education(), paths.home()]) {
    await product.open(path);
    await expect(product.title).toBeVisible();
    await expect(product.assistantButton).toBeVisible();
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    expect(scripts).toEqual([...new Set(scripts)]);
    expect(wasted).toEqual([]);
  }
});

test('an empty chat is drawn without the ledger, and without what shows conversations', async ({ page, product }) => {
  const response = page.waitForResponse(/\/chat-screen\.js$/);
  await product.open(paths.chatbot());
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  const { responseBodySize } = await (await response).request().sizes();
  expect(responseBodySize).toBeGreaterThan(0);
  expect(responseBodySize).toBeLessThanOrEqual(40_000);
});
