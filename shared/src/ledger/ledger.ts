export { granularities, salesBuckets, type Granularity, type SalesBucket } from './totals/buckets';
export { type BasketLine } from './model/basket';
export { timeZonesOf } from './model/calendar';
export { changeOf } from './totals/change';
export { createLedger, sampleSeed, type Ledger } from './sample/createLedger';
export { dailyRows, type DailyRow } from './totals/dailyRows';
export { dividedBy } from './model/amounts';
export { createRandom, type Random } from './sample/draw';
export { dailyViewFee, feeKind, feeOf, feeRules, type FeeKind } from './model/fees';
export {
  defaultRange,
  feeChoices,
  filterTransactions,
  noFilters,
  statusChoices,
  type FeeChoice,
  type StatusChoice,
  type TransactionFilters,
} from './model/filters';
export { groupSales, noItem, type SalesGroup } from './totals/groups';
export { type LedgerSource } from './model/ledgerSource';
export { ledgerVersion } from './sample/ledgerVersion';
export { lineCounts, type SalesLine } from './totals/lineCounts';
export { linesOf, type TransactionLine } from './model/lines';
export { relatedRows, type RelatedRows } from './sample/relatedRows';
export {
  defaultReportFilters,
  groupByChoices,
  locationChoices,
  rowFiltersOf,
  type GroupBy,
  type LocationChoice,
  type ReportFilters,
} from './model/reportFilters';
export { salesDataOf, type DeferredSales, type PaymentLine, type SalesData } from './totals/salesData';
export { createLedgerSession, createPageRandom, ledgerSession, type LedgerSession } from './sample/session';
export { soldItems, type SoldItem } from './sample/soldItems';
export { sources, staffNames, type StaffName } from './sample/tills';
export { isInTimeRange, timeRangeLabel, timeRanges, type TimeRange } from './model/timeRange';
export {
  channels,
  idPrefixes,
  locations,
  statuses,
  transactionTypes,
  type Channel,
  type Feedback,
  type IdPrefix,
  type ServiceCharges,
  type StoreLocation,
  type Transaction,
  type TransactionStatus,
  type TransactionType,
} from './model/transaction';
export {
  perTender,
  paymentColumns,
  paymentMethods,
  tenderRules,
  tenders,
  type PaymentColumn,
  type PaymentMethod,
  type Tender,
} from './model/tenders';
export { useLedger } from './sample/useLedger';
