/** How a page writes amounts, days, hours and numbers: what its one shop is set to. Plain data, so that workers can get it. */
export interface PageFormat {
  /** An ISO 4217 code. */
  readonly currency: string;
  /** An IANA name. */
  readonly timeZone: string;
  /** Minutes after midnight at which a business day begins. */
  readonly dayStart: number;
  /** A BCP 47 tag. */
  readonly locale: string;
  /** The decimals of amounts, if a source counts other units than those of ISO 4217. */
  readonly decimals?: number | undefined;
  /** The weekday with which weeks begin, 0 for Sunday; what the locale says if left out. */
  readonly firstWeekday?: number | undefined;
}

/** That of the sample shop, and of a page that sets none. */
export const samplePageFormat: PageFormat = {
  currency: 'USD',
  timeZone: 'America/New_York',
  dayStart: 0,
  locale: 'en-US',
  firstWeekday: 0,
};

const key = Symbol.for('back-office:page-format');
/** On the page itself, because remotes that were built separately may have copies of this file. */
const page: typeof globalThis & { [key]?: PageFormat } = globalThis;

export function pageFormat(): PageFormat {
  return page[key] ?? samplePageFormat;
}

/**
 * Sets the format of this page or worker. Call it before the first render: what is on the screen does not change. A
 * worker is sent `pageFormat()` of its page.
 */
export function setPageFormat(format: PageFormat): void {
  page[key] = { ...format };
}

/** Whether texts are written by the rules of the sample, which no version of a browser changes. */
export function isSampleLocale(): boolean {
  return pageFormat().locale === samplePageFormat.locale;
}

/** Makes something from the format on first use, because `Intl` takes its time, and again once the format is another. */
export function perFormat<Made>(make: (format: PageFormat) => Made): () => Made {
  let known: { readonly format: PageFormat; readonly made: Made } | undefined;
  return () => {
    const format = pageFormat();
    if (known?.format !== format) known = { format, made: make(format) };
    return known.made;
  };
}

/** The weekday with which weeks begin, 0 for Sunday. */
export const firstWeekday = perFormat(({ firstWeekday: set, locale }) => set ?? weekdayOfIntl(locale) ?? monday);

/**
 * The same format with the first weekday, for `setPageFormat`. Only browsers whose `Intl` does not know weeks load a
 * table for it.
 */
export async function completeFormat(format: PageFormat): Promise<PageFormat> {
  const known = format.firstWeekday ?? weekdayOfIntl(format.locale);
  if (known !== undefined) return { ...format, firstWeekday: known };
  const { firstWeekdayIn } = await import('./firstWeekdays');
  return { ...format, firstWeekday: firstWeekdayIn(format.locale) };
}

const monday = 1;

/** In some browsers a method, in others a property, in others neither. */
interface LocaleWithWeek {
  readonly weekInfo?: { readonly firstDay: number };
  readonly getWeekInfo?: () => { readonly firstDay: number };
}

function weekdayOfIntl(locale: string): number | undefined {
  const known: Intl.Locale & LocaleWithWeek = new Intl.Locale(locale);
  const firstDay = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay;
  // Sunday is 7 there.
  return firstDay === undefined ? undefined : firstDay % 7;
}
