/** Parts for choosing a period of days; the calendar itself is fetched when it is about to be opened. */
export { DateRangeChip, type DateRangeChipProps } from './DateRangeChip';
export type { DatePreset } from './presets';
export { DateRangeStepper, type DateRangeStepperProps } from './DateRangeStepper';
