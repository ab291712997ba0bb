/** Controls for choosing a date range. The calendar is loaded when it is about to be opened. */
export { DateRangeChip, type DateRangeChipProps } from './DateRangeChip';
export { presetsOf, presetsOfShop, stepRange, type DatePreset } from './presets';
export { DateRangeStepper, type DateRangeStepperProps } from './DateRangeStepper';
