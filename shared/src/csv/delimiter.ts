import { readCsv } from './records';

export type Delimiter = ',' | ';' | '\t' | '|';

const candidates: readonly Delimiter[] = [',', ';', '\t', '|'];
const sampleLength = 64 * 1024;
const sampleRecords = 50;
/** Ranks a delimiter that agrees with the header above every one that does not. */
const headerFirst = 1_000;

/**
 * The most likely delimiter of a text: the one that splits the header into the most cells, if most rows have as many.
 * A first line such as `sep=;`, which spreadsheets write and read, decides. A comma in case of doubt.
 */
export function sniffDelimiter(text: string): Delimiter {
  const named = /^\uFEFF?sep=([,;\t|])\r?\n/i.exec(text.slice(0, 8))?.[1];
  const stated = candidates.find((candidate) => candidate === named);
  if (stated) return stated;

  const sample = text.slice(0, sampleLength);
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const candidate of candidates) {
    const score = scoreOf(sample, candidate, sample.length < text.length);
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  return best;
}

function scoreOf(sample: string, delimiter: Delimiter, isCut: boolean): number {
  const records = readCsv(sample, delimiter, sampleRecords);
  const whole = isCut && records.length > 1 && records.length < sampleRecords ? records.slice(0, -1) : records;
  const widths = whole.map((record) => record.cells.length);
  const agreeing = (width: number) => widths.filter((other) => other === width).length / widths.length;

  const header = widths[0] ?? 0;
  if (header > 1 && agreeing(header) > 0.5) return headerFirst + header * agreeing(header);
  // Lines above the header, such as the title of a report, have fewer cells.
  const widest = Math.max(0, ...widths.slice(0, 10));
  return widest > 1 ? Math.min(widest, headerFirst) * (0.05 + agreeing(widest)) : 0;
}
