export {
  addDays,
  dayCount,
  daysOf,
  firstDay,
  formatDay,
  formatDayAndYear,
  formatRange,
  isDay,
  isInRange,
  isSameRange,
  lastDay,
  localTime,
  longDay,
  longRange,
  monthLabel,
  monthName,
  shiftRange,
  shortDay,
  shortDayAndYear,
  shortInstant,
  timeLabel,
  weekday,
  weekdayName,
  type Day,
  type DayRange,
} from './day';
export { decimalText, parseDecimal, rescale, type Decimal } from './decimal';
export {
  centsText,
  currencyDecimals,
  currencySymbol,
  formatMoney,
  hasParentheses,
  parseAmount,
  parseCents,
  spokenMoney,
  type Cents,
} from './money';
export {
  completeFormat,
  firstWeekday,
  isSampleLocale,
  pageFormat,
  perFormat,
  samplePageFormat,
  setPageFormat,
  type PageFormat,
} from './pageFormat';
export { storedMark, storedMoney, storedNumber } from './storedMoney';
export { parseTypedNumber, typedText, type TypedNumber } from './typedNumber';
export { maxRangeDays, rangeNotice, rangeProblemOf, type RangeProblem } from './rangeProblem';
export { largestRemainder } from './shares';
export {
  capitalized,
  compareFigures,
  compareNames,
  fileSize,
  firstPlusCount,
  formatCount,
  formatDecimal,
  formatPercent,
  formatQuantity,
  formatSignedPercent,
  joinReasons,
  listOfNames,
  namesHeld,
  negated,
  notInFiles,
  pluralize,
  shortened,
  sumOf,
  unknown,
  withMinusSign,
  type Unknown,
} from './numbers';
export { migrationNotice } from './migrationNotice';
export { dayOf, instantOf, momentIn, momentOf, type Moment } from './zone';
