/** Regions whose weeks do not begin on Monday, from the Unicode CLDR. */
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
const friday = 'MV';

/** The weekday with which weeks begin where a locale is used, 0 for Sunday. */
export function firstWeekdayIn(locale: string): number {
  const { region = '001' } = new Intl.Locale(locale).maximize();
  if (sunday.includes(region)) return 0;
  if (saturday.includes(region)) return 6;
  return friday === region ? 5 : 1;
}
