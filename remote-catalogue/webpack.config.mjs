import { remoteConfig } from '@back-office/shared/build/webpack.mjs';

export default remoteConfig({
  packageFolder: import.meta.dirname,
  exposes: {
    './routes': './src/public/routes.tsx',
    './mount': './src/public/mount.tsx',
    './search': './src/public/search.ts',
    './stored': './src/public/stored.ts',
  },
  screens: {
    '/': 'dashboard-screen',
    '/items': 'items-screen',
    '/items/library': 'library-screen',
    '/items/categories': 'categories-screen',
    '/items/inventory': 'inventory-screen',
    '/components': 'components-screen',
  },
  workers: {
    'importer.worker': './src/features/item-import/data/importer.worker.ts',
    'photos.worker': './src/data/photos.worker.ts',
  },
});
