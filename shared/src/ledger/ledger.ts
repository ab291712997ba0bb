export {
  figureChoices,
  figuresAddress,
  namedRange,
  readFigures,
  writeFigures,
  writeRange,
  type FiguresView,
} from './address/figuresAddress';
export {
  fieldFilters,
  filterField,
  filterFieldIds,
  inOrder,
  isFilterField,
  valuesOf,
  withFilter,
  type FieldFilter,
} from './address/filterFields';
export { builderOffers, readReportStart, reportAddress } from './address/reportAddress';
export { allAnswers, isPromise, mapAnswer, type Answer } from './port/answer';
export { checkedLedgerPort, LedgerPortProvider, useLedgerPort } from './port/LedgerPortProvider';
export { causeOf, isOfProduct, LedgerSourceError, outdatedLedger } from './port/ledgerSourceError';
export { ledgerPortOf } from './port/ledgerPortOf';
export type { AskOptions, LedgerPort } from './port/ledgerPort';
export { localLedgerPort } from './port/localLedgerPort';
export { figuresCode, figuresScreen } from './port/figuresScreen';
export { loadSampleLedger } from './port/samplePort';
export { shareRequests } from './port/shareRequests';
export { lastDayOf, sampleFacts, type LedgerFacts } from './port/ledgerFacts';
export { useIsSampleLedger } from './port/sampleFigures';
export { useFactsAnswer, useLastDay, useLedgerAnswer, useLedgerFacts, type LedgerAnswer } from './port/useLedgerAnswer';
export {
  granularities,
  hourOfBusinessDay,
  hoursBetween,
  periodKey,
  periodLabel,
  periodsOf,
  periodWithin,
  weeksRule,
  wholePeriod,
  type Granularity,
  type PeriodLength,
} from './totals/periods';
export {
  baselineUntil,
  comparedDays,
  lengthDifference,
  partOfPeriod,
  rangeToDate,
  untilText,
  withPart,
} from './totals/toDate';
export { comparisons, pairPeriods, periodBaseline, type Comparison } from './totals/periodBaseline';
export {
  descriptionOf,
  dimensionIds,
  dimensionOf,
  isDimensionId,
  isOfLine,
  isOfPayment,
  type DimensionId,
  type DimensionUnit,
  type FilterFieldId,
} from './catalog/dimensions';
export { figureText, numberText, spokenFigure } from './catalog/figureTexts';
export { isCompleted, isExchange, isRefund, isSale } from './catalog/conditions';
export type { Condition, MeasureUnit } from './catalog/measure';
export {
  isDeduction,
  isMeasureId,
  isSum,
  lessonOf,
  measureIds,
  measureOf,
  partsOf as measureParts,
  totalOfGiven,
  wordsOf,
  type MeasureId,
} from './catalog/measures';
export { tenderMeasureId } from './catalog/paymentMeasures';
export { noNames } from './catalog/noNames';
export { rowsBehind } from './catalog/rowsBehind';
export { unknownReason } from './catalog/unknownReason';
export { emptyGroup, equationOf, figuresTogether, summandsOf } from './columns/figureGroup';
export { figuresById, figuresOfRows } from './columns/figuresOfRows';
export {
  returningWithinDays,
  type CustomerDetails,
  type CustomersAnswer,
  type CustomerStats,
  type ReturningCustomer,
  type Visit,
} from './columns/customers';
export type { Facet, FacetsAnswer } from './columns/facets';
export {
  isSameSort,
  isTransactionSort,
  nextSort,
  type FacetsQuestion,
  type Figure,
  type FigureGroup,
  type FiguresAnswer,
  type Question,
  type Sort,
  type TransactionSort,
} from './columns/question';
export { filterRows } from './columns/figuresOfRows';
export type { Filter, Scope } from './columns/select';
export { maxPage, type RowsAnswer, type RowsPage, type RowsQuestion } from './columns/transactions';
export type { LineItem, TransactionLine } from './model/lines';
export { sampleCustomerName } from './sample/customers';
export { hasHappened, hourLabel, isClosed, timeText, timeZonesOf } from './model/calendar';
export { changeBadgeOf, changeRule } from './totals/change';
export { createLedger, ledgerOfColumns, ledgerVersion, type Ledger } from './sample/createLedger';
export { sampleCode } from './sample/lateSample';
export type { SampleColumns } from './sample/sampleColumns';
export { divideCents, split } from './model/amounts';
export { createPageRandom, createRandom, type Random } from './sample/random';
export { dailyViewFee, feeKind, feeBy, feeOf, feeRules, feeText, type FeeKind } from './model/fees';
export {
  defaultDay,
  defaultRange,
  groupByChoices,
  locationChoices,
  statusChoices,
  type GroupBy,
} from './model/filters';
export type { DeferredBalance } from './sample/deferredBalance';
export { relatedRows, type RelatedRows } from './sample/relatedRows';
export { ledgerSession } from './session/session';
export { useLedger } from './session/useLedger';
export { storeNow, useNow, useToday } from './session/now';
export { useLedgerAddress, useNewerRevision } from './session/ledgerAddress';
export { useLedgerLink, useVisitPeriod } from './session/useLedgerLink';
export { addPeriod } from './session/periodLinks';
export { useShopPeriods } from './session/shopPeriods';
export { useChoosePeriod, usePeriodInAddress } from './session/useChoosePeriod';
export { soldItems, type SoldItem } from './sample/soldItems';
export type { StaffName } from './sample/registers';
export { momentIn, momentOf, type Moment } from '@back-office/shared/format';
export { isInTimeRange, timeRangeLabel, timeRanges, type TimeRange } from './model/filters';
export {
  channels,
  customerLabel,
  customerText,
  calendarDayOf,
  dayWithTime,
  idPrefixes,
  kindOf,
  locations,
  timeWithZone,
  transactionTitle,
  transactionTypes,
  type Channel,
  type IdPrefix,
  type KnownTransaction,
  type StoreLocation,
  type Transaction,
  type TransactionType,
} from './model/transaction';
export {
  knownTender,
  paidBy,
  paymentMethodText,
  tenderRules,
  tenders,
  textOfPayments,
  type Payment,
  type Tender,
} from './model/tenders';
