import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const routerOnlyThroughFacade = {
  name: 'react-router-dom',
  message: 'Import from @back-office/shared/router: one router copy runs in the page.',
};
const otherParts = ['host', 'catalogue', 'assistant', 'reports', 'learning'];

const apart = 'Parts meet at run time only: use shared, or your own code.';
const apartAreas = 'Areas of a remote know nothing of one another: what two of them use stands in its domain or parts.';

const inwards = 'Layers point inwards: public → screens → state → domain; data knows domain types.';
const byName = 'Import it as @back-office/shared/…: a relative path makes a second copy of what runs once in the page.';

/** Nobody imports another part, and each layer imports only what lies further in. */
const restricted = (own, outward = [], otherAreas = [], message = inwards) => [
  'error',
  {
    paths: [routerOnlyThroughFacade],
    patterns: [
      { group: otherParts.filter((name) => name !== own).map((name) => `@back-office/${name}*`), message: apart },
      { group: ['**/remote-*/**', '**/host/src/**'], message: apart },
      ...(outward.length > 0 ? [{ group: outward, message }] : []),
      ...otherAreas.map((area) => ({ regex: `^(\\.\\./)+(areas/)?${area}/`, message: apartAreas })),
    ],
  },
];

/** One layer of a remote, in one place of it: no two of these rules meet in a file, where the later would win alone. */
const layer = (folder, { root, otherAreas }, name, outward) => ({
  files: [`${root}/${name}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.*'],
  rules: { 'no-restricted-imports': restricted(folder.replace('remote-', ''), outward, otherAreas) },
});

/** Where a remote has layers: in `src`, and in each of its areas. */
function placesOf(folder) {
  const areasFolder = join(import.meta.dirname, folder, 'src/areas');
  const areas = existsSync(areasFolder) ? readdirSync(areasFolder) : [];
  return [
    { root: `${folder}/src`, otherAreas: areas },
    ...areas.map((area) => ({
      root: `${folder}/src/areas/${area}`,
      otherAreas: areas.filter((other) => other !== area),
    })),
  ];
}

const remoteFolders = ['remote-catalogue', 'remote-assistant', 'remote-reports', 'remote-learning'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.tmp/**', '**/test-results/**', 'playwright-report/**'] },
  ...tseslint.configs.strict,
  { ...reactHooks.configs.flat.recommended, files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}'] },
  {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  { files: ['shared/build/**/*.mjs', 'e2e/**', '*.mjs'], rules: { 'no-console': 'off' } },
  {
    files: ['shared/src/**/*.{ts,tsx}'],
    ignores: ['shared/src/router/**', 'shared/src/contract/**'],
    rules: {
      'no-restricted-imports': restricted(
        'shared',
        ['**/contract/contract', '**/router/router', '**/ui/ui'],
        [],
        byName,
      ),
    },
  },
  { files: ['host/src/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': restricted('host') } },
  ...remoteFolders.flatMap((folder) => [
    layer(folder, { root: `${folder}/src` }, 'public', []),
    ...placesOf(folder).flatMap((place) => [
      layer(folder, place, '{screens,parts}', ['**/public/**']),
      layer(folder, place, 'state', ['**/public/**', '**/screens/**', '**/parts/**']),
      layer(folder, place, 'data', ['**/public/**', '**/screens/**', '**/parts/**', '**/state/**']),
      layer(folder, place, 'domain', [
        '**/public/**',
        '**/screens/**',
        '**/parts/**',
        '**/state/**',
        '**/data/**',
        'react*',
        'styled-components',
      ]),
    ]),
  ]),
);
