export { countOf, firstAndMore, formatCount } from './count';
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
  lastDay,
  shiftRange,
  shortDay,
  shortInstant,
  weekday,
  type Day,
  type DayRange,
} from './day';
export { decimalText, parseDecimal, rescale, type Decimal } from './decimal';
export { fileSize } from './fileSize';
export { centsText, formatMoney, parseCents, spokenMoney, type Cents } from './money';
export { formatPercent, formatSignedPercent } from './percent';
export { timeLabel } from './timeLabel';
