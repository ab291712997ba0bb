export { countOf, formatCount } from './count';
export {
  addDays,
  dayCount,
  dayOf,
  daysOf,
  formatDay,
  formatRange,
  isDay,
  isInRange,
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
