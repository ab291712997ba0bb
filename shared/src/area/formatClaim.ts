import { currencyDecimals, pageFormat, setPageFormat, type PageFormat } from '@back-office/shared/format';

/** What an area needs of the format of its page. All areas of a page share one. */
export interface FormatClaim {
  /** Sets the format of the page. Returns why that is not possible: other areas on the page need another one. */
  take(format: PageFormat): string | undefined;
  release(): void;
}

const key = Symbol.for('back-office:format-claims');
/** How many areas need the format of the page. On the page, because areas are built separately. */
const page: typeof globalThis & { [key]?: number } = globalThis;

export function createFormatClaim(): FormatClaim {
  let isTaken = false;
  function count(change: 1 | -1) {
    isTaken = change === 1;
    page[key] = (page[key] ?? 0) + change;
  }
  const release = () => {
    if (isTaken) count(-1);
  };
  return {
    take(format) {
      release();
      const isFree = (page[key] ?? 0) === 0;
      if (!isFree && !isSameFormat(format, pageFormat())) return refusal(format, pageFormat());
      if (isFree && !isSameFormat(format, pageFormat())) setPageFormat(format);
      count(1);
      return undefined;
    },
    release,
  };
}

function isSameFormat(one: PageFormat, other: PageFormat): boolean {
  return settingsOf(one).join() === settingsOf(other).join();
}

function settingsOf({ currency, decimals, timeZone, dayStart, locale }: PageFormat) {
  return [currency, decimals ?? currencyDecimals(currency), timeZone, dayStart, locale];
}

function refusal(own: PageFormat, ofPage: PageFormat): string {
  return (
    `This shop uses ${words(own)}; other parts of this page use ${words(ofPage)}. ` +
    'All parts of a page need the same currency, time zone, start of the day and locale.'
  );
}

/** `EUR, Europe/Berlin, days from 3:00, de-DE` */
function words({ currency, timeZone, dayStart, locale }: PageFormat): string {
  const start = `${Math.floor(dayStart / 60)}:${String(dayStart % 60).padStart(2, '0')}`;
  return [currency, timeZone, ...(dayStart > 0 ? [`days from ${start}`] : []), locale].join(', ');
}
