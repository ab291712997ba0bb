import { remoteConfig } from '@back-office/shared/build/webpack.mjs';

export default remoteConfig({
  packageFolder: import.meta.dirname,
  exposes: {
    './routes': './src/public/routes.tsx',
    './mount': './src/public/mount.tsx',
    './search': './src/public/search.ts',
    './stored': './src/public/stored.ts',
  },
  screens: { '/education': 'module-list-screen' },
});
