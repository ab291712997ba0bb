import { samplePageFormat, type Day, type DayRange } from '@back-office/shared/format';
import type { MeasureId } from '../catalog/measures';
import { feeRules, type FeeKind, type FeeRule } from '../model/fees';
import { sampleName } from '../sample/sampleName';

/** What a shop says of itself. Values of fields are asked for one by one, with `facets`: some shops have thousands. */
export interface LedgerFacts {
  /** Of the data: the same answers as long as it is the same. */
  readonly version: string;
  readonly name: string;
  /** An ISO 4217 code, and the number of decimals of its smallest unit. */
  readonly currency: { readonly code: string; readonly decimals: number };
  /** An IANA name. */
  readonly timeZone: string;
  /** Minutes after midnight at which a business day begins. */
  readonly dayStart: number;
  /** How its amounts, numbers and days are written, a BCP 47 tag; `en-US` if left out. */
  readonly locale?: string | undefined;
  /** The first and the last day of the data; `undefined` while there are none. */
  readonly days: DayRange | undefined;
  /** Figures that its data cannot tell, each with the reason in a sentence for merchants. */
  readonly unknown: Readonly<Partial<Record<MeasureId, string>>>;
  /**
   * `rows`: the source sends its transactions alone, in order of time, and the page works out all other answers. Without it
   * the source answers every question.
   */
  readonly answers?: 'rows' | undefined;
  /** What is charged per payment. A kind that the shop does not know is left out, and nobody quotes it. */
  readonly feeRules: Readonly<Partial<Record<FeeKind, FeeRule>>>;
}

/** But for what depends on the page: the version and the days. */
export const sampleFacts: Omit<LedgerFacts, 'version' | 'days'> = {
  name: sampleName,
  currency: { code: samplePageFormat.currency, decimals: 2 },
  timeZone: samplePageFormat.timeZone,
  dayStart: samplePageFormat.dayStart,
  unknown: {},
  feeRules,
};

/** The last day of the data, today at the latest. */
export function lastDayOf(facts: LedgerFacts | undefined, today: Day): Day {
  const last = facts?.days?.to ?? today;
  return last < today ? last : today;
}
