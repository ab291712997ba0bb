import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const routerOnlyThroughFacade = {
  name: 'react-router-dom',
  message: 'Import from @back-office/shared/router: one router copy runs in the page.',
};
const otherParts = ['host', 'catalogue', 'assistant', 'reports', 'learning'];

const apart = 'Parts meet at run time only: use shared, or your own code.';

const inwards = 'Layers point inwards: public → screens → state → domain; data knows domain types.';
const byName = 'Import it as @back-office/shared/…: a relative path makes a second copy of what runs once in the page.';

/** Nobody imports another part, and each layer imports only what lies further in. */
const restricted = (own, outward = [], message = inwards) => [
  'error',
  {
    paths: [routerOnlyThroughFacade],
    patterns: [
      { group: otherParts.filter((name) => name !== own).map((name) => `@back-office/${name}*`), message: apart },
      { group: ['**/remote-*/**', '**/host/src/**'], message: apart },
      ...(outward.length > 0 ? [{ group: outward, message }] : []),
    ],
  },
];

const layer = (folder, name, outward) => ({
  files: [`${folder}/src/${name}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.*'],
  rules: { 'no-restricted-imports': restricted(folder.replace('remote-', ''), outward) },
});

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
      'no-restricted-imports': restricted('shared', ['**/contract/contract', '**/router/router', '**/ui/ui'], byName),
    },
  },
  { files: ['host/src/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': restricted('host') } },
  ...remoteFolders.flatMap((folder) => [
    layer(folder, 'public', []),
    layer(folder, '{screens,parts}', ['**/public/**']),
    layer(folder, 'state', ['**/public/**', '**/screens/**', '**/parts/**']),
    layer(folder, 'data', ['**/public/**', '**/screens/**', '**/parts/**', '**/state/**']),
    layer(folder, 'domain', [
      '**/public/**',
      '**/screens/**',
      '**/parts/**',
      '**/state/**',
      '**/data/**',
      'react*',
      'styled-components',
    ]),
  ]),
);
