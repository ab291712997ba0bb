import { samplePageFormat } from '@back-office/shared/format';
import { currencyOfRegion } from './currencies';
import { maxShopName, type Shop, type ShopSettings } from './shopRecord';

/** What a browser says of its owner. */
interface BrowserSettings {
  /** BCP 47, the preferred first. */
  readonly languages: readonly string[];
  /** An IANA name. */
  readonly timeZone: string;
}

function thisBrowser(): BrowserSettings {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { languages: navigator.languages, timeZone };
}

/** What a new shop most likely needs: currency, language and country, and time zone of the browser. */
export function newShopDefaults({ languages, timeZone }: BrowserSettings = thisBrowser()): ShopSettings {
  const { language, region = 'US' } = new Intl.Locale(languages[0] ?? samplePageFormat.locale).maximize();
  return {
    name: '',
    currency: currencyOfRegion(region) ?? samplePageFormat.currency,
    timeZone: timeZone || 'UTC',
    dayStart: 0,
    locale: `${language}-${region}`,
  };
}

/** What is wrong with the name of a shop; `undefined` if it can be used. `others` are the shops beside it. */
export function shopNameProblem(name: string, others: readonly Pick<Shop, 'name'>[]): string | undefined {
  const typed = name.trim();
  if (typed === '') return 'Enter a name for the shop.';
  if ([...typed].length > maxShopName) return `Use at most ${maxShopName} characters.`;
  const isTaken = others.some((shop) => shop.name.toLowerCase() === typed.toLowerCase());
  return isTaken ? 'There is already a shop with this name.' : undefined;
}
