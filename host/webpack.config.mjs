import { hostConfig, salesImportWorkers, shopWorker } from '@back-office/shared/build/webpack.mjs';

export default hostConfig({
  packageFolder: import.meta.dirname,
  entry: './src/main.tsx',
  exposes: { './shell': './src/startHost.tsx' },
  template: 'src/index.html',
  boot: 'src/boot.js',
  workers: { ...shopWorker, ...salesImportWorkers },
});
