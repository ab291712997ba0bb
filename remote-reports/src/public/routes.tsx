import { AreaLayout, lazyScreen } from '@back-office/shared/area';
import { figuresCode, figuresScreen } from '@back-office/shared/ledger';
import { contractVersion, type Area } from '@back-office/shared/contract';
import { missingReports } from '../domain/missingReports';
import { menuReportTitles, slugOfReport } from '../features/ledger-reports/domain/menuReportTitles';
import { financialSuiteMenu, prototypeMenu } from './financialSuiteMenu';
import { reportsMenu } from './reportsMenu';

const loadSalesSummary = () =>
  import(/* webpackChunkName: "sales-summary" */ './SalesSummary').then(({ SalesSummary }) => SalesSummary);
const loadSalesSummaryWithSample = async () => {
  const [{ SalesSummary }, sample] = await Promise.all([
    import(/* webpackChunkName: "sales-summary-screen" */ './SalesSummary'),
    import(/* webpackChunkName: "sales-summary-screen" */ '@back-office/shared/ledger/sample'),
  ]);
  return [SalesSummary, sample] as const;
};

const loadTransactions = () =>
  import(/* webpackChunkName: "transactions" */ '../features/transactions/screens/TransactionsScreen').then(
    ({ TransactionsScreen }) => TransactionsScreen,
  );
const loadTransactionsWithSample = async () => {
  const [{ TransactionsScreen }, { wholeSample }] = await Promise.all([
    import(/* webpackChunkName: "transactions-screen" */ '../features/transactions/screens/TransactionsScreen'),
    import(/* webpackChunkName: "transactions-screen" */ '@back-office/shared/ledger/sample/whole'),
  ]);
  return [TransactionsScreen, wholeSample()] as const;
};

const loadMigration = () =>
  import(/* webpackChunkName: "migration-screen" */ '../features/migration/screens/MigrationScreen').then(
    ({ MigrationScreen }) => MigrationScreen,
  );

const loadCustomReports = () =>
  import(/* webpackChunkName: "custom-reports-screen" */ '../features/custom-reports/screens/CustomReportsScreen').then(
    ({ CustomReportsScreen }) => CustomReportsScreen,
  );

const loadLedgerReport = () =>
  import(/* webpackChunkName: "ledger-report-screen" */ '../features/ledger-reports/screens/LedgerReportScreen').then(
    ({ LedgerReportScreen }) => LedgerReportScreen,
  );

const loadDeferredSales = () =>
  import(/* webpackChunkName: "deferred-sales-screen" */ '../features/deferred-sales/screens/DeferredSalesScreen').then(
    ({ DeferredSalesScreen }) => DeferredSalesScreen,
  );

/** The pages behind the figures of deferred sales share most of their code, so they are in one chunk. */
const loadDeferredTransactions = () =>
  import(
    /* webpackChunkName: "deferred-sales-pages" */ '../features/deferred-sales/screens/drill-down/DeferredTransactionsScreen'
  ).then(({ DeferredTransactionsScreen }) => DeferredTransactionsScreen);
const loadInvoiceDetail = () =>
  import(
    /* webpackChunkName: "deferred-sales-pages" */ '../features/deferred-sales/screens/drill-down/InvoiceDetailScreen'
  ).then(({ InvoiceDetailScreen }) => InvoiceDetailScreen);
const loadFullCycle = () =>
  import(
    /* webpackChunkName: "deferred-sales-pages" */ '../features/deferred-sales/screens/drill-down/FullCycleScreen'
  ).then(({ FullCycleScreen }) => FullCycleScreen);

/** A route for each report instead of a parameter, so that an unknown one is not found. */
const ledgerReportPaths = [...menuReportTitles.map(slugOfReport), ...missingReports.map(({ slug }) => slug)].flatMap(
  (slug) => ['reports', 'financial-suite/reports', 'fs-prototype/reports'].map((under) => `${under}/${slug}`),
);

const loadReportView = () =>
  import(/* webpackChunkName: "report-view-screen" */ '../features/custom-reports/screens/ReportViewScreen').then(
    ({ ReportViewScreen }) => ReportViewScreen,
  );

const loadReportBuilder = () =>
  import(/* webpackChunkName: "report-builder-screen" */ '../features/report-builder/screens/ReportBuilderScreen').then(
    ({ ReportBuilderScreen }) => ReportBuilderScreen,
  );

const loadFinancialSuite = () =>
  import(/* webpackChunkName: "financial-suite" */ '../features/financial-suite/screens/FinancialSuiteScreen').then(
    ({ FinancialSuiteScreen }) => FinancialSuiteScreen,
  );
const loadFinancialSuiteWithSample = async () => {
  const [{ FinancialSuiteScreen }, sample] = await Promise.all([
    import(/* webpackChunkName: "financial-suite-screen" */ '../features/financial-suite/screens/FinancialSuiteScreen'),
    import(/* webpackChunkName: "financial-suite-screen" */ '@back-office/shared/ledger/sample'),
  ]);
  return [FinancialSuiteScreen, sample] as const;
};

const salesSummaryCode = figuresCode(loadSalesSummary, 'figures', loadSalesSummaryWithSample);
const transactionsCode = figuresCode(loadTransactions, 'all', loadTransactionsWithSample);
const financialSuiteCode = figuresCode(loadFinancialSuite, 'figures', loadFinancialSuiteWithSample);
const customReportsCode = figuresCode(loadCustomReports);
const ledgerReportCode = figuresCode(loadLedgerReport);
const deferredSalesCode = figuresCode(loadDeferredSales);
const deferredTransactionsCode = figuresCode(loadDeferredTransactions);
const reportViewCode = figuresCode(loadReportView);
const reportBuilderCode = figuresCode(loadReportBuilder);

const menus = [reportsMenu, financialSuiteMenu, prototypeMenu];

/** The routes of this remote, relative to the root of the product. The sales summary and transactions have several paths. */
export function createArea(): Area {
  const salesSummary = figuresScreen(salesSummaryCode);
  const transactions = figuresScreen(transactionsCode);
  const customReports = figuresScreen(customReportsCode);
  const financialSuite = figuresScreen(financialSuiteCode);
  const reportBuilder = figuresScreen(reportBuilderCode);
  const ledgerReport = figuresScreen(ledgerReportCode);
  const deferredSales = figuresScreen(deferredSalesCode);
  return {
    contract: contractVersion,
    menus,
    routes: [
      {
        element: <AreaLayout menus={menus} />,
        children: [
          { path: 'reports', element: salesSummary },
          { path: 'financial-suite/reports/sales-summary', element: salesSummary },
          { path: 'fs-prototype/reports/sales-summary', element: salesSummary },
          { path: 'dashboard/sales/reports/sales-summary', element: salesSummary },
          { path: 'transactions', element: transactions },
          { path: 'dashboard/sales/transactions', element: transactions },
          { path: 'deferred-sales', element: deferredSales },
          { path: 'fs-prototype/deferred-sales', element: deferredSales },
          { path: 'deferred-sales/transactions', element: figuresScreen(deferredTransactionsCode) },
          { path: 'deferred-sales/invoice-detail', element: lazyScreen(loadInvoiceDetail) },
          { path: 'deferred-sales/full-cycle', element: lazyScreen(loadFullCycle) },
          { path: 'migration-status', element: lazyScreen(loadMigration) },
          { path: 'financial-suite', element: financialSuite },
          { path: 'fs-prototype', element: financialSuite },
          { path: 'financial-suite/custom-reports', element: customReports },
          { path: 'fs-prototype/custom-reports', element: customReports },
          { path: 'financial-suite/custom-reports/view/:id', element: figuresScreen(reportViewCode) },
          ...ledgerReportPaths.map((path) => ({ path, element: ledgerReport })),
        ],
      },
      // Without a menu beside it: the builder has a panel of its own.
      { path: 'financial-suite/custom-reports/create', element: reportBuilder },
      { path: 'financial-suite/custom-reports/edit/:id', element: reportBuilder },
    ],
  };
}
