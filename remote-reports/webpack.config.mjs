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
    '/reports': 'sales-summary-screen',
    '/financial-suite/reports/sales-summary': 'sales-summary-screen',
    '/fs-prototype/reports/sales-summary': 'sales-summary-screen',
    '/dashboard/sales/reports/sales-summary': 'sales-summary-screen',
    '/transactions': 'transactions-screen',
    '/dashboard/sales/transactions': 'transactions-screen',
    '/financial-suite': 'financial-suite-screen',
    '/fs-prototype': 'financial-suite-screen',
    '/financial-suite/custom-reports': 'custom-reports-screen',
    '/fs-prototype/custom-reports': 'custom-reports-screen',
  },
});
