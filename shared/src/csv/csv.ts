export { sniffDelimiter } from './delimiter';
export { byteOrder, decodeWindows } from './encoding';
export { createCsvReader, csvBatches, readCsv, type CsvRecord } from './records';
export { restore, writeCsv, writeRow, type CsvCell } from './writeCsv';
export { downloadFile, downloadText } from './downloadText';
