export { checkBooks, exitCodeOf, type CheckOptions, type CheckResult } from './check';
export { transactionsOf } from './booking/books';
export { planBooks, type BooksPlan, type FileOutcome } from './booking/planBooks';
export type { BookSettings } from './booking/businessTime';
export { readLayer, sniffFile, UnreadableFileError, type FileSource, type ReadOptions } from './reading/readLayer';
export type { Evidence, Layer, Refusal } from './reading/layer';
export type { ColumnMapping } from './readers/mapped';
export { readers } from './readers/readers';
export { zoneOfName, isTimeZone } from './reading/zones';
