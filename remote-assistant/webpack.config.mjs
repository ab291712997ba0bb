import { remoteConfig } from '@back-office/shared/build/webpack.mjs';

export default remoteConfig({
  packageFolder: import.meta.dirname,
  exposes: {
    './routes': './src/public/routes.tsx',
    './mount': './src/public/mount.tsx',
    './search': './src/public/search.ts',
    './stored': './src/public/stored.ts',
    './widget': './src/public/widget.tsx',
  },
  screens: { '/chatbot': 'chat-screen', '/chatbot/recommendations': 'recommendations-screen' },
  workers: { 'analysis.worker': './src/features/attachments/data/analysis.worker.ts' },
});
