export { granularities, salesBuckets, type Granularity, type SalesBucket } from './buckets';
export { type BasketLine } from './basket';
export { timeZonesOf } from './calendar';
export { createLedger, sampleSeed, type Ledger } from './createLedger';
export { dailyRows, type DailyRow } from './dailyRows';
export {
  dashboardDay,
  dashboardOf,
  type CustomerStats,
  type DashboardData,
  type KeyMetric,
  type PaymentType,
} from './dashboard';
export { createRandom, type Random } from './draw';
export { dailyViewFee, feeKind, feeOf, feeRules, type FeeKind } from './fees';
export {
  defaultRange,
  feeChoices,
  filterTransactions,
  noFilters,
  statusChoices,
  type FeeChoice,
  type StatusChoice,
  type TransactionFilters,
} from './filters';
export { groupSales, noItem, type SalesGroup } from './groups';
export { type LedgerSource } from './ledgerSource';
export { ledgerVersion } from './ledgerVersion';
export { lineCounts, type SalesLine } from './lineCounts';
export { linesOf, type TransactionLine } from './lines';
export { relatedRows, type RelatedRows } from './relatedRows';
export {
  defaultReportFilters,
  groupByChoices,
  locationChoices,
  rowFiltersOf,
  type GroupBy,
  type LocationChoice,
  type ReportFilters,
} from './reportFilters';
export { salesDataOf, type DeferredSales, type PaymentLine, type SalesData } from './salesData';
export { createLedgerSession, createPageRandom, ledgerSession, type LedgerSession } from './session';
export { soldItems, type SoldItem } from './soldItems';
export { sources, staffNames, type StaffName } from './tills';
export { isInTimeRange, timeRangeLabel, timeRanges, type TimeRange } from './timeRange';
export {
  channels,
  idPrefixes,
  locations,
  paymentMethods,
  statuses,
  tenders,
  transactionTypes,
  type Channel,
  type Feedback,
  type IdPrefix,
  type PaymentMethod,
  type ServiceCharges,
  type StoreLocation,
  type Tender,
  type Transaction,
  type TransactionStatus,
  type TransactionType,
} from './transaction';
export { useLedger } from './useLedger';
