export {
  addDays,
  dayCount,
  dayOf,
  daysOf,
  firstDay,
  formatDay,
  formatRange,
  isDay,
  isInRange,
  isSameRange,
  lastDay,
  longDay,
  longRange,
  shiftRange,
  shortDay,
  shortInstant,
  timeLabel,
  weekday,
  type Day,
  type DayRange,
} from './day';
export { decimalText, parseDecimal, rescale, type Decimal } from './decimal';
export { centsText, formatMoney, parseCents, spokenMoney, type Cents } from './money';
export { maxRangeDays, rangeNotice, rangeProblemOf, type RangeProblem } from './rangeProblem';
export { largestRemainder } from './shares';
export {
  compareFigures,
  compareNames,
  fileSize,
  firstPlusCount,
  formatCount,
  formatDecimal,
  formatPercent,
  formatSignedPercent,
  listOfNames,
  negated,
  notInFiles,
  pluralize,
  sumOf,
  unknown,
  withMinusSign,
  type Unknown,
} from './numbers';
export { migrationNotice } from './migrationNotice';
