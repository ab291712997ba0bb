/** One jest set-up for every package: tests stand beside the code they prove. */
export default {
  roots: ['host', 'remote-catalogue', 'remote-assistant', 'remote-reports', 'remote-learning', 'shared'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
  testTimeout: 120_000,
  // By itself jest leaves one core idle, which on a machine of two is half of it.
  maxWorkers: '100%',
  testEnvironment: '<rootDir>/shared/build/jest/environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/shared/build/jest/setup.mjs'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
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
