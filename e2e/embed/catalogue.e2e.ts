import { addElement, embedding, globalListeners, testOnPartnerPage } from '../support/embedding';
import { expect } from '../support/test';

const accent = 'rgb(47, 87, 207)';

const test = testOnPartnerPage('catalogue');

test.describe('the catalogue on a partner’s page, without React or the host', () => {
  test('has React and its styles once, in the files that its entry loads', async ({ product }) => {
    const { entry } = await product.row('catalogue');
    const module = await (await fetch(new URL('embed.js', entry))).text();
    expect(module).toContain('back-office-');
    expect(module).not.toMatch(/react\.transitional\.element|data-styled/);
  });

  test('runs, styled, in its own storage namespace', async ({ page, plain }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(() => localStorage.setItem('items', 'belongs to the page'));
    await embedding(page).mount('one', { storageNamespace: 'partner' });
    const table = page.getByRole('table', { name: 'Items' });
    await expect(table).toBeVisible();
    const create = page.getByRole('button', { name: 'Create item' });
    await expect(create).toHaveCSS('background-color', accent);

    const name = table.getByRole('textbox', { name: 'Quick create' });
    await name.fill('Partner mug');
    await name.press('Enter');
    await expect(table.getByRole('checkbox', { name: 'Select Partner mug' })).toBeVisible();
    const keys = await page.evaluate(() => Object.keys({ ...localStorage }));
    expect(keys.filter((key) => key !== 'items' && !key.startsWith('partner:'))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('items'))).toBe('belongs to the page');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('partner:items'))).toContain('Partner mug');
    expect(asked.filter((address) => address.includes('remotes.json'))).toEqual([]);
    await expect(page).toHaveTitle('Partner page');
    expect(page.url()).toBe(plain.address);
  });

  test('creates an item in its sheet, opens menus and lists, imports a file in its worker, and navigates by call', async ({
    page,
  }) => {
    await embedding(page).mount('one', { storageNamespace: 'partner' });
    await page.getByRole('button', { name: 'Create item' }).click();
    const sheet = page.getByRole('dialog', { name: 'Create item' });
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Bowl');
    await sheet.getByRole('textbox', { name: 'Price ($)' }).fill('14');
    await sheet.getByRole('button', { name: /Unit$/ }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'Per pound' }).click();
    await sheet.getByRole('button', { name: 'Save Item' }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Actions for Bowl' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Duplicate', 'Archive', 'Delete']);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Import library' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import library' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name,Price\nMug,12\nPlate,14\n'),
    });
    await dialog.getByRole('button', { name: 'Merge new' }).click();
    await expect(page.getByRole('checkbox', { name: 'Select Plate' })).toBeVisible();

    await embedding(page).navigate('one', '/items/categories');
    await expect(page.getByRole('heading', { name: 'Categories', level: 2 })).toBeVisible();
    await embedding(page).update('one', { theme: 'dark' });
    await expect(page.locator('#one [data-back-office]')).toHaveAttribute('data-theme', 'dark');
  });

  test('runs as a custom element in a shadow root, light and dark', async ({ page }) => {
    const bodyBefore = await page.locator('body').innerHTML();
    await addElement(page, 'catalogue', { path: '/items', 'storage-namespace': 'element' });
    await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
    const element = page.locator('back-office-catalogue');
    expect(await element.evaluate((host) => host.shadowRoot !== null && host.children.length === 0)).toBe(true);
    const create = element.getByRole('button', { name: 'Create item' });
    await expect(create).toHaveCSS('background-color', accent);
    await element.evaluate((host) => host.setAttribute('theme', 'dark'));
    await expect(create).not.toHaveCSS('background-color', accent);
    await create.click();
    const sheet = element.getByRole('dialog', { name: 'Create item' });
    await expect(sheet).toBeVisible();
    const unit = sheet.getByRole('button', { name: /Unit$/ });
    const list = element.getByRole('listbox');
    await unit.click();
    await expect(list.getByRole('option', { name: 'Per item' })).toBeFocused();
    await list.getByRole('option', { name: 'Per pound' }).click();
    await expect(unit).toHaveText('Per pound');
    await unit.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(unit).toHaveText('Per item');
    await unit.click();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(unit).toBeFocused();
    await unit.click();
    await sheet.getByText('Create item').click({ force: true, position: { x: 2, y: 2 } });
    await expect(list).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(create).toBeFocused();
    await element.evaluate((host) => host.remove());
    await expect.poll(() => page.locator('body').innerHTML()).toBe(bodyBefore);
    expect(await page.evaluate(() => localStorage.getItem('element:items'))).not.toBeNull();
  });

  test('in its shadow root Undo of a toast works by mouse and by keyboard while a sheet is open', async ({ page }) => {
    await addElement(page, 'catalogue', { path: '/items', 'storage-namespace': 'toasts' });
    const element = page.locator('back-office-catalogue');
    const sheet = element.getByRole('dialog', { name: 'Create item' });
    const item = element.getByRole('checkbox', { name: 'Select Consulting Service' });
    const undo = element.getByRole('button', { name: 'Undo' });
    for (const press of [() => undo.click(), () => page.keyboard.press('Enter')]) {
      await element.getByRole('button', { name: 'Actions for Consulting Service' }).click();
      await element.getByRole('menuitem', { name: 'Delete' }).click();
      await element.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(item).toHaveCount(0);
      await element.locator('header').getByRole('button', { name: 'Create item' }).click();
      await expect(sheet).toBeVisible();
      await page.keyboard.press('F6');
      await expect(undo).toBeFocused();
      await press();
      await expect(undo).toHaveCount(0);
      await expect(sheet).toBeVisible();
      expect(await sheet.evaluate((dialog) => dialog.matches(':focus-within'))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(item).toBeVisible();
    }
  });

  test('stays mounted and styled where the page moves its element; what changed while it was away counts', async ({
    page,
  }) => {
    await addElement(page, 'catalogue', { path: '/items', 'storage-namespace': 'moved' });
    const element = page.locator('back-office-catalogue');
    const areas = element.locator('[data-back-office]');
    const field = element.getByRole('textbox', { name: 'Quick create' });
    await field.fill('Half typed');
    const table = await element.getByRole('table', { name: 'Items' }).elementHandle();
    await element.evaluate((moved) => document.getElementById('two')?.append(moved));
    await expect(page.locator('#two back-office-catalogue')).toBeVisible();
    await expect(field).toHaveValue('Half typed');
    await expect(element.getByRole('button', { name: 'Create item' })).toHaveCSS('background-color', accent);
    expect(await table?.evaluate((same) => same.isConnected)).toBe(true);
    await expect(areas).toHaveCount(1);

    const kept = await element.elementHandle();
    await kept?.evaluate((away) => away.remove());
    await expect.poll(() => kept?.evaluate((away) => away.shadowRoot?.childElementCount)).toBe(0);
    await kept?.evaluate((away) => {
      away.setAttribute('theme', 'dark');
      away.setAttribute('path', '/items/categories');
      document.getElementById('one')?.append(away);
    });
    await expect(element.getByRole('heading', { name: 'Categories', level: 2 })).toBeVisible();
    await expect(areas).toHaveAttribute('data-theme', 'dark');
  });

  test('in another document its element says that it cannot be shown there; moved back, it works', async ({
    page,
    guard,
  }) => {
    guard.expectErrors(/was moved into another document/);
    await addElement(page, 'catalogue', { path: '/items', 'storage-namespace': 'adopted' });
    const element = page.locator('back-office-catalogue');
    const create = element.getByRole('button', { name: 'Create item' });
    await expect(create).toBeVisible();
    await element.evaluate((moved) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.contentDocument?.body.append(moved);
    });
    const alert = page.frameLocator('iframe').getByRole('alert');
    await expect(alert).toHaveText(/cannot be shown here, because the page moved it into another document/);
    await page
      .frameLocator('iframe')
      .locator('back-office-catalogue')
      .evaluate((moved) => {
        window.top?.document.getElementById('two')?.append(moved);
      });
    await expect(create).toHaveCSS('background-color', accent);
    await create.click();
    await expect(element.getByRole('dialog', { name: 'Create item' })).toBeVisible();
  });

  test('runs twice on one page with separate data; unmounting one leaves the other', async ({ page }) => {
    await embedding(page).mount('one', { storageNamespace: 'left' });
    await embedding(page).mount('two', { storageNamespace: 'right', theme: 'dark' });
    const left = page.locator('#one').getByRole('table', { name: 'Items' });
    const right = page.locator('#two').getByRole('table', { name: 'Items' });
    await left.getByRole('textbox', { name: 'Quick create' }).fill('Left mug');
    await page.keyboard.press('Enter');
    await expect(left.getByRole('checkbox', { name: 'Select Left mug' })).toBeVisible();
    await expect(right.getByRole('checkbox', { name: 'Select Consulting Service' })).toBeVisible();
    await expect(right.getByRole('checkbox', { name: 'Select Left mug' })).toHaveCount(0);
    await expect(page.locator('#one').getByRole('button', { name: 'Create item' })).toHaveCSS(
      'background-color',
      accent,
    );

    await embedding(page).unmount('one');
    await expect(page.locator('#one')).toBeEmpty();
    await right.getByRole('textbox', { name: 'Quick create' }).fill('Right mug');
    await page.keyboard.press('Enter');
    await expect(right.getByRole('checkbox', { name: 'Select Right mug' })).toBeVisible();
  });

  test('the page’s own shop starts empty, is offered nothing of the sample, and keeps its items to itself', async ({
    page,
  }) => {
    await addElement(page, 'catalogue', { path: '/items', shop: 'north' });
    const element = page.locator('back-office-catalogue');
    await expect(element.getByText('No items yet')).toBeVisible();
    await expect(element.getByText(/sample catalog/)).toHaveCount(0);
    await element.getByRole('textbox', { name: 'Quick create' }).fill('North mug');
    await page.keyboard.press('Enter');
    await expect(element.getByRole('checkbox', { name: 'Select North mug' })).toBeVisible();

    await element.evaluate((host) => host.setAttribute('path', '/items/library'));
    await expect(element.getByRole('table').getByText('North mug')).toBeVisible();
    await expect(element.getByRole('button', { name: 'Actions' })).toHaveCount(0);

    await element.evaluate((host) => host.setAttribute('shop', 'south'));
    await expect(element.getByText('Your library is empty')).toBeVisible();
  });

  test('leaves no node, listener or timer behind when unmounted', async ({ page }) => {
    await page.addInitScript(() => {
      const live = new Set<number>();
      const { setInterval: start, clearInterval: stop } = window;
      Reflect.set(window, 'liveIntervals', live);
      window.setInterval = ((...rest: Parameters<typeof start>) => {
        const id = start(...rest) as unknown as number;
        live.add(id);
        return id;
      }) as typeof window.setInterval;
      window.clearInterval = (id) => {
        live.delete(id as unknown as number);
        stop(id as unknown as number);
      };
    });
    await page.reload();
    await embedding(page).ready();
    const bodyBefore = await page.locator('body').innerHTML();
    const before = await globalListeners(page);

    const left = async () =>
      (await globalListeners(page)).filter((listener) => !before.includes(listener) && !oncePerPage.has(listener));
    const traces: (readonly string[])[] = [];
    for (const round of ['first', 'second']) {
      await embedding(page).mount('one', { storageNamespace: round });
      await page.getByRole('button', { name: 'Create item' }).click();
      const sheet = page.getByRole('dialog', { name: 'Create item' });
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await page.getByRole('button', { name: 'Actions for Consulting Service' }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await embedding(page).unmount('one');
      // React cleans up its effects a moment after it removes the elements.
      await expect.poll(left).toEqual([]);
      traces.push(await globalListeners(page));
    }

    await expect.poll(() => page.locator('body').innerHTML()).toBe(bodyBefore);
    expect(
      await page.locator('html').evaluate((html) => [html.getAttribute('style') ?? '', ...html.classList]),
    ).toEqual(['']);
    const intervals = () => page.evaluate(() => (Reflect.get(window, 'liveIntervals') as Set<number>).size);
    await expect.poll(intervals).toBe(0);
    const [first = [], second = []] = traces;
    expect(second).toEqual(first);
  });
});

/**
 * Listeners that React and react-aria add once per page and keep: for the selection, and for whether keyboard or pointer
 * was used last. They hold no reference to the area.
 */
const oncePerPage = new Set([
  'document selectionchange',
  ...['click', 'invalid', 'keydown', 'keyup', 'pointerdown', 'pointermove', 'pointerup'].map(
    (type) => `document ${type} (capture)`,
  ),
  ...['transitionend', 'transitionrun'].map((type) => `document ${type}`),
  ...['beforeunload', 'blur', 'focus (capture)'].map((type) => `window ${type}`),
]);
