import { apps, remotes } from './shared/build/workspace.mjs';

/**
 * Tests stand beside the code they prove. Most `.test.ts` files test plain functions and run in Node; a `.test.tsx`
 * file, and a `.test.ts` file that needs `window` or `document` and is therefore named `.dom.test.ts`, runs in jsdom,
 * which takes about a second to start. One that needs the ledger server is named `.server.test.ts`.
 */
const common = {
  // What the remotes declare, for tests of the host, which must not import them.
  globals: { DECLARED_AREAS: remotes },
  roots: [...apps.map(({ folder }) => folder), 'shared'].map((folder) => `<rootDir>/${folder}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: {
    // Its default build is an ES module, which jest does not load.
    '^marked$': '<rootDir>/remote-assistant/node_modules/marked/lib/marked.umd.js',
    '/lateSample$': '<rootDir>/shared/src/ledger/sample/lateSample.testing.ts',
    '/lateItemEdits$': '<rootDir>/remote-catalogue/src/data/lateItemEdits.testing.ts',
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: ['<rootDir>/shared/build/jest/quickEquality.mjs'],
  transform: {
    '\\.docs$': '<rootDir>/shared/build/jest/componentDocs.mjs',
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.mjs$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
};

export default {
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: '<rootDir>/shared/build/jest/nodeEnvironment.mjs',
      testMatch: ['**/*.test.{ts,mjs}', '!**/*.dom.test.ts', '!**/*.server.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '/ledger-server/'],
    },
    {
      ...common,
      displayName: 'database',
      roots: ['<rootDir>/shared/ledger-server', '<rootDir>/remote-assistant', '<rootDir>/remote-catalogue'],
      testEnvironment: '<rootDir>/shared/ledger-server/testing/environment.mjs',
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '^@electric-sql/pglite$': '<rootDir>/shared/ledger-server/testing/pglite.cjs',
      },
      testMatch: ['**/ledger-server/**/*.test.ts', '**/*.server.test.ts'],
    },
    {
      ...common,
      displayName: 'jsdom',
      // The product ships react-aria's English texts only. Its 700 files of other languages would be loaded for each test file.
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '^(\\.\\./intl/\\w+)/[a-z]{2}-[A-Z]{2}\\.cjs$': '$1/en-US.cjs',
      },
      testEnvironment: '<rootDir>/shared/build/jest/environment.mjs',
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/shared/build/jest/setup.mjs'],
      testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
    },
  ],
  testTimeout: 240_000,
  // By default jest leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
};
