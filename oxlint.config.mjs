import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const routerOnlyThroughFacade = {
  name: 'react-router-dom',
  message: 'Import from @back-office/shared/router: one router copy runs in the page.',
};
const inHere = (...names) => join(import.meta.dirname, ...names);
const foldersIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? each.name : []))
    : [];

const remoteFolders = foldersIn(import.meta.dirname).filter((name) => name.startsWith('remote-'));
const packages = ['host', ...remoteFolders.map((folder) => folder.replace('remote-', ''))];

const meetAtRunTime = 'Host and remotes meet at run time only: use shared, or your own code.';
const featuresAreSeparate =
  'A feature does not import another feature. Share code through the domain, state, data or parts folder of the remote; a dialog of another feature is passed in by public.';
const inwards = 'Layers point inwards: public → screens → state → domain; data knows domain types only.';
const byName =
  'Import it as @back-office/shared/…: a relative path makes a second copy of what must exist once in the page.';

/** Nobody imports another package, and each layer imports only what lies further in. Counts for `import()` too. */
const restricted = (own, { outward = [], message = inwards, otherFeatures = [] } = {}) => [
  'error',
  {
    paths: [routerOnlyThroughFacade],
    patterns: [
      { regex: `^@back-office/(${packages.filter((name) => name !== own).join('|')})`, message: meetAtRunTime },
      { group: ['**/remote-*/**', '**/host/src/**'], message: meetAtRunTime },
      ...(outward.length > 0 ? [{ group: outward, message }] : []),
      ...otherFeatures.map((feature) => ({
        regex: `^(\\.\\./)+(features/)?${feature}/`,
        message: featuresAreSeparate,
      })),
    ],
  },
];

/** What each layer must not import. A layer may import itself and every layer further in. */
const outwardOf = {
  public: [],
  '{screens,parts}': ['**/public/**'],
  state: ['**/public/**', '**/screens/**', '**/parts/**'],
  data: ['**/public/**', '**/screens/**', '**/parts/**', '**/state/**'],
  domain: [
    '**/public/**',
    '**/screens/**',
    '**/parts/**',
    '**/state/**',
    '**/data/**',
    'react*',
    'react*/**',
    'styled-components',
  ],
};

/**
 * The layers of a remote itself and of each of its features. Tests may import any layer of their own feature. No two of
 * these rules meet in a file: the later would win.
 */
function layersOf(folder) {
  const own = folder.replace('remote-', '');
  const features = foldersIn(inHere(folder, 'src/features'));
  const places = [
    { root: `${folder}/src`, otherFeatures: features, layers: Object.keys(outwardOf) },
    ...features.map((feature) => ({
      root: `${folder}/src/features/${feature}`,
      otherFeatures: features.filter((other) => other !== feature),
      layers: Object.keys(outwardOf).filter((name) => name !== 'public'),
    })),
  ];
  const rulesOf = (borders) => ({ 'no-restricted-imports': restricted(own, borders) });
  return places.flatMap(({ root, otherFeatures, layers }) =>
    layers.flatMap((name) => {
      // `public` composes the features; everything else of a remote knows none but its own.
      if (name === 'public') return [{ files: [`${root}/public/**/*.{ts,tsx}`], rules: rulesOf({}) }];
      return [
        {
          files: [`${root}/${name}/**/*.{ts,tsx}`],
          excludeFiles: ['**/*.test.*'],
          rules: rulesOf({ outward: outwardOf[name], otherFeatures }),
        },
        { files: [`${root}/${name}/**/*.test.*`], rules: rulesOf({ otherFeatures }) },
      ];
    }),
  );
}

const oneMinusSign =
  'Numbers on the screen are written by shared/format (formatCount, formatDecimal, formatPercent, formatMoney), so that all have the same minus sign.';

const otherNumberFormats = [
  { object: 'Intl', property: 'NumberFormat', message: oneMinusSign },
  { property: 'toLocaleString', message: oneMinusSign },
];

/** The strict set of `typescript-eslint`. */
const strict = [
  'eslint/no-array-constructor',
  'eslint/no-unused-expressions',
  'eslint/no-useless-constructor',
  'eslint/no-var',
  'eslint/prefer-const',
  'eslint/prefer-rest-params',
  'eslint/prefer-spread',
  'typescript/ban-ts-comment',
  'typescript/no-duplicate-enum-values',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-extraneous-class',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-new',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-function-type',
  'typescript/no-wrapper-object-types',
  'typescript/prefer-as-const',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-namespace-keyword',
  'typescript/triple-slash-reference',
  'typescript/unified-signatures',
];

/** What React's compiler refuses, and the rules of hooks. */
const react = [
  'rules-of-hooks',
  'exhaustive-deps',
  'static-components',
  'use-memo',
  'preserve-manual-memoization',
  'incompatible-library',
  'immutability',
  'globals',
  'refs',
  'set-state-in-effect',
  'error-boundaries',
  'purity',
  'set-state-in-render',
  'unsupported-syntax',
];

const errors = (names) => Object.fromEntries(names.map((name) => [name, 'error']));

export default {
  plugins: ['typescript', 'react'],
  categories: { correctness: 'off' },
  // The last is written by `pnpm embed-types`.
  ignorePatterns: ['**/dist/**', '.tmp/**', 'test-results/**', 'playwright-report/**', 'shared/embed/embed.d.ts'],
  rules: {
    ...errors(strict),
    'typescript/consistent-type-imports': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
    eqeqeq: 'error',
  },
  overrides: [
    { files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}'], rules: errors(react.map((name) => `react/${name}`)) },
    // Runs as it is, before anything tells whether the browser is a new one.
    { files: ['host/src/boot.js'], rules: { 'no-var': 'off' } },
    { files: ['shared/build/**/*.mjs', 'e2e/**', '*.mjs'], rules: { 'no-console': 'off' } },
    {
      files: ['shared/src/**/*.{ts,tsx}'],
      excludeFiles: ['shared/src/router/**', 'shared/src/contract/**'],
      rules: {
        'no-restricted-imports': restricted('shared', {
          outward: ['contract', 'format', 'router', 'routes', 'theme', 'ui', 'url'].map((name) => `**/${name}/${name}`),
          message: byName,
        }),
      },
    },
    {
      files: ['host/src/**/*.{ts,tsx}'],
      excludeFiles: ['host/src/remotes/**'],
      rules: { 'no-restricted-imports': restricted('host') },
    },
    {
      files: ['host/src/remotes/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.*'],
      rules: {
        'no-restricted-imports': restricted('host', {
          outward: ['**/shell/**', '**/health/**'],
          message: 'The shell and the health page use remotes, never the reverse.',
        }),
      },
    },
    ...remoteFolders.flatMap(layersOf),
    {
      files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}'],
      // Formats themselves, amounts on axes, examples of another shop's formats, and the reading of currency signs in files.
      excludeFiles: [
        'shared/src/format/**',
        'shared/src/ui/charts/shortMoney.ts',
        'shared/src/shop/shopChoices.ts',
        '**/currencyMarks.ts',
        '**/*.test.*',
      ],
      rules: { 'no-restricted-properties': ['error', ...otherNumberFormats] },
    },
    {
      files: ['{host,shared,remote-*}/src/**/*.tsx', '**/screens/**/*.ts', '**/replies/domain/answers/**/*.ts'],
      excludeFiles: ['**/*.test.*'],
      rules: {
        'no-restricted-properties': ['error', ...otherNumberFormats, { property: 'toFixed', message: oneMinusSign }],
      },
    },
  ],
};
