import type { Locator } from 'playwright/test';
import { serveOnFreePorts, type Served } from '@back-office/shared/build/freePorts.mjs';
import { workspaceDist } from '@back-office/shared/build/serve.mjs';
import { changeRow, expectFailure, expectTheRestToWork } from '../support/faults';
import { Product } from '../support/product';
import { expect, test } from '../support/test';
import { WorkspaceCopy } from '../support/workspaceCopy';

const courses = 'remote-learning/src/features/education/screens/module-list/ModuleListScreen.tsx';
const stamp = `import styled from 'styled-components';

/** A new component. */
export function Stamp({ text }: { readonly text: string }) {
  return <Box>{text}</Box>;
}

const Box = styled.mark\`
  padding: 4px;
\`;
`;
/** Uses the new component, toasts, a dialog of the kit, and an export of the router that the remote did not use. */
const bench = `
function Bench() {
  const { show } = useToast();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Stamp text={matchPath('/education', useLocation().pathname) ? 'Newer kit' : ''} />
      <Button onClick={() => show({ message: 'Stamped', tone: 'done' })}>Show a toast</Button>
      <Menu label="Stamps" items={[{ id: 'clear', label: 'Clear stamps' }]} onAction={() => setAsked(true)} />
      {isAsked && (
        <ConfirmDialog
          title="Clear stamps?"
          message="They are gone then."
          confirmLabel="Clear"
          onConfirm={() => setAsked(false)}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
`;

/** A release with a component more, of which the host or one remote is live. Built once. */
test.describe.configure({ mode: 'serial' });

const next = new WorkspaceCopy('newer-kit');
const dist = workspaceDist();
let newerRemote: Served;
let newerHost: Served;

test.beforeAll(async () => {
  // What no test here opens or measures takes a third of the time of the builds.
  next.edit('host/webpack.config.mjs', (text) => text.replace(/ {2}workers: .*\n/, ''));
  next.edit('shared/build/webpack.mjs', (text) => text.replace('minimize: !isDevelopment', 'minimize: false'));
  next.add('shared/src/ui/Stamp.tsx', stamp);
  next.edit('shared/src/ui/ui.ts', (text) => `${text}export { Stamp } from './Stamp';\n`);
  // A new export of a singleton does not affect remotes that do not use it.
  next.edit('shared/src/router/router.tsx', (text) => text.replace('useLocation,', 'useHref,\n  useLocation,'));
  next.edit(courses, (text) =>
    text
      .replace("import { useRef } from 'react';", "import { useRef, useState } from 'react';")
      .replace('{ Button, ', '{ Button, Stamp, useToast, ')
      .replace(
        "from '@back-office/shared/ui';",
        (end) =>
          `${end}\nimport { Menu } from '@back-office/shared/ui/choices';\nimport { ConfirmDialog } from '@back-office/shared/ui/dialogs';\nimport { matchPath, useLocation } from '@back-office/shared/router';`,
      )
      .replace(/<ModuleStats/, '<Bench />\n$&')
      .concat(bench),
  );
});

test.afterAll(async () => {
  await newerRemote?.close();
  await newerHost?.close();
});

test('a build refuses a new export of the kit until the kit has a new version', async () => {
  // Two apps are built.
  test.setTimeout(30 * 60_000);
  const refusal = /shared\/ui \d+\.\d+\.\d → \d+\.\d+\.0: Stamp is new[^]*pnpm shared-versions --write/;
  await expect(next.build('remote-learning')).rejects.toThrow(refusal);
  await next.run('shared/build/commands/sharedVersions.mjs', '--write');
  const [host = '', learning = ''] = await next.build('host', 'remote-learning');
  newerHost = await serveOnFreePorts({ ...dist, host });
  newerRemote = await serveOnFreePorts({ ...dist, learning });
});

test('a remote that uses a new component works in an older host, with toasts, menus and dialogs of its own kit', async ({
  page,
  guard,
}) => {
  guard.allowOrigins(...Object.values(newerRemote.origins));
  const product = new Product(page, newerRemote.origins);
  await product.open('/education');
  await expect(page.getByText('Newer kit')).toBeVisible();

  await test.step('its toast is shown once', async () => {
    await page.getByRole('button', { name: 'Show a toast' }).click();
    await expect(page.getByText('Stamped')).toHaveCount(1);
    await expect(page.getByText('Stamped')).toBeVisible();
  });
  await test.step('a dialog opened from a menu returns the focus to its button', async () => {
    await page.getByRole('button', { name: 'Stamps' }).click();
    await page.getByRole('menuitem', { name: 'Clear stamps' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Stamps' })).toBeFocused();
  });
  await test.step('other areas keep the kit of the host, and the health page says who uses which', async () => {
    await product.entry('Items & services').click();
    await expect(product.title).toHaveText('Items');
    await product.go('/health', 'System health');
    const kits = page.getByRole('row', { name: /^@back-office\/shared\/ui \d/ });
    await expect(kits).toHaveCount(2);
    const usersOf = (kit: Locator) => kit.getByRole('cell').last();
    await expect(usersOf(kits.filter({ hasText: 'catalogue' }))).toHaveText(/^host, /);
    await expect(usersOf(kits.filter({ hasNotText: 'catalogue' }))).toHaveText(/^learning_\w+$/);
  });
});

test('a newer host runs the remotes of the release before', async ({ page, guard }) => {
  guard.allowOrigins(...Object.values(newerHost.origins));
  const product = new Product(page, newerHost.origins);
  await product.open('/education');
  await expect(product.title).toHaveText('Education Center');
  await product.entry('Items & services').click();
  await expect(product.title).toHaveText('Items');
});

test('a build tells the exports of the router that its code uses; a host that lacks one refuses it, and the rest works', async ({
  page,
  product,
  guard,
}) => {
  guard.expectErrors(/AREA-007/);
  const { needs: before } = await product.row('learning');
  const { needs } = await new Product(page, newerRemote.origins).row('learning');
  // The router of this release also has `useHref`, which the remote does not use.
  expect(needs).toEqual({ ...before, router: [...(before?.['router'] ?? []), 'matchPath'].toSorted() });

  await changeRow(page, 'learning', (row) => ({ ...row, needs: { ...needs, router: ['Link', 'useHref'] } }));
  await product.open('/education');
  await expectFailure(product, 'Education', 'AREA-007');
  const { container } = await product.row('learning');
  expect(await page.evaluate((name) => name in window, container)).toBe(false);
  await expectTheRestToWork(product, 'Education');
  await product.go('/health', 'System health');
  await expect(page.getByRole('row', { name: /^Education/ })).toContainText(
    'needs a newer host, which has useHref in shared/router',
  );
});
