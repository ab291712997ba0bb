/**
 * The declaration of a new remote: the next free port, one route and one menu item.
 * @param {readonly { name: string, port: number }[]} apps those of the workspace
 * @param {{ name: string, title?: string, path?: string }} wanted
 */
export function declarationOf(apps, { name, title = titleOf(name), path = `/${name}` }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) {
    throw new Error(`"${name}" is not a name for a remote. Use small letters, digits and hyphens, such as gift-cards.`);
  }
  if (['host', 'shared', 'e2e', 'site'].includes(name)) {
    throw new Error(`"${name}" is another folder of the workspace, or of what is published.`);
  }
  if (!/^(\/[a-z0-9-]+)+$/.test(path)) {
    throw new Error(`"${path}" is not a path. Use small letters, digits and hyphens, such as /gift-cards.`);
  }
  if (title.trim() !== title || !/^[^"\\<>{}&\p{Cc}]{1,40}$/u.test(title)) {
    throw new Error(
      `"${title}" is not a title. Use at most 40 characters in one line, without quotation marks and brackets.`,
    );
  }
  return {
    name,
    title,
    port: Math.max(...apps.map(({ port }) => port)) + 1,
    routes: [path],
    slots: [],
    figures: [],
    menu: [{ label: title, path, icon: 'star' }],
  };
}

/** `gift-cards` → `Gift cards` */
function titleOf(name = '') {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The files of a small complete remote, by their paths in its folder. */
export function remoteFiles(declaration) {
  return { ...projectFiles(declaration), ...sourceFiles(declaration) };
}

/** What the remote declares, and how it is built. */
function projectFiles(declaration) {
  const { name, title, routes, slots, figures, menu, port } = declaration;
  const [path] = routes;
  return {
    'area.json': `{
  "name": "${name}",
  "title": "${title}",
  "port": ${port},
  "routes": ${JSON.stringify(routes)},
  "slots": ${JSON.stringify(slots)},
  "figures": ${JSON.stringify(figures)},
  "menu": [{ "label": "${menu[0].label}", "path": "${path}", "icon": "${menu[0].icon}" }]
}
`,
    'package.json': `${JSON.stringify(packageOf(name), null, 2)}\n`,
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "noEmit": false },
  "include": ["src"],
  "exclude": ["**/*.test.ts", "**/*.test.tsx"]
}
`,
    'webpack.config.mjs': `import { remoteConfig } from '@back-office/shared/build/webpack.mjs';

export default remoteConfig({
  packageFolder: import.meta.dirname,
  exposes: { './routes': './src/public/routes.tsx', './mount': './src/public/mount.tsx' },
  screens: { '${path}': '${name}-screen' },
});
`,
    'README.md': `# ${title}

\`src/public\` exposes \`./routes\` for the host and \`./mount\` for any other page.

\`\`\`sh
pnpm --filter @back-office/${name} build   # builds only this remote, into dist/<version>
pnpm dev --only ${name}                    # runs this remote with reload and the others as built
\`\`\`

What the remote declares (name, routes, menu items, slots) is in \`area.json\`.
`,
  };
}

/** One screen, the routes for the host with their test, and `mount` for any other page. */
function sourceFiles({ name, title, routes }) {
  const [path] = routes;
  const screen = `${name.replace(/(^|-)(\w)/g, (_, hyphen, letter) => letter.toUpperCase())}Screen`;
  const text = title.includes("'") ? `"${title}"` : `'${title}'`;
  return {
    'src/public/routes.tsx': `import { contractVersion, type Area } from '@back-office/shared/contract';
import { lazyScreen } from '@back-office/shared/loading';

/** The routes of this remote, relative to the root of the product. */
export function createArea(): Area {
  return { contract: contractVersion, routes: [{ path: '${path.slice(1)}', element: lazyScreen(loadScreen) }] };
}

async function loadScreen() {
  const chunk = await import(
    /* webpackChunkName: "${name}-screen" */ '../features/${name}/screens/${screen}'
  );
  return chunk.${screen};
}
`,
    'src/public/routes.test.tsx': `import { useRoutes } from '@back-office/shared/router';
import { renderInArea } from '@back-office/shared/testing';
import { createArea } from './routes';

function AreaView() {
  return useRoutes([...createArea().routes]);
}

test('the screen is at its address', async () => {
  const view = renderInArea(<AreaView />, { path: '${path}' });
  expect(await view.findByRole('heading', { level: 1 })).toHaveTextContent(${text});
});
`,
    'src/public/mount.tsx': `import { mountArea } from '@back-office/shared/mount';
import declared from '../../area.json';
import { createArea } from './routes';

/** Runs this remote on any page, without the host. */
export const mount = mountArea(createArea, { name: declared.name, title: declared.title, path: '${path}' });
`,
    [`src/features/${name}/screens/${screen}.tsx`]: `import { EmptyState, Screen } from '@back-office/shared/ui';

export function ${screen}() {
  return (
    <Screen title="${title}">
      <EmptyState title="Nothing here yet" hint="This screen is new." />
    </Screen>
  );
}
`,
  };
}

function packageOf(name) {
  return {
    name: `@back-office/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { build: `node ../shared/build/commands/build.mjs ${name}` },
    dependencies: {
      '@back-office/shared': 'workspace:*',
      react: 'catalog:',
      'react-dom': 'catalog:',
      'styled-components': 'catalog:',
    },
    devDependencies: { '@types/react': 'catalog:', '@types/react-dom': 'catalog:' },
  };
}
