import { newShopDefaults, shopNameProblem } from './newShop';
import { clockTime, currencyChoices, dayStartChoices, localeChoices, timeZoneChoices } from './shopChoices';

test.each([
  [['en-US', 'de'], 'USD', 'en-US'],
  [['de'], 'EUR', 'de-DE'],
  [['fr-CA', 'fr'], 'CAD', 'fr-CA'],
  [['ja'], 'JPY', 'ja-JP'],
  [['ar-KW'], 'KWD', 'ar-KW'],
  [['en-IN'], 'INR', 'en-IN'],
  [['zh-Hant-TW'], 'TWD', 'zh-TW'],
  [['en-001'], 'USD', 'en-001'],
  [[], 'USD', 'en-US'],
])('a browser in %j suggests %s and %s', (languages, currency, locale) => {
  expect(newShopDefaults({ languages, timeZone: 'Asia/Kolkata' })).toEqual({
    name: '',
    currency,
    timeZone: 'Asia/Kolkata',
    dayStart: 0,
    locale,
  });
});

test.each([
  ['  ', 'Enter a name for the shop.'],
  ['x'.repeat(61), 'Use at most 60 characters.'],
  ['corner bakery ', 'There is already a shop with this name.'],
  ['Corner Bakery 2', undefined],
])('the name %j: %s', (name, problem) => {
  expect(shopNameProblem(name, [{ name: 'Corner Bakery' }])).toBe(problem);
});

test('currencies in use are offered by their codes, and the chosen one always', () => {
  const choices = currencyChoices('DEM');
  expect(choices).toContainEqual({ value: 'KWD', label: 'KWD – Kuwaiti Dinar' });
  expect(choices[0]).toEqual({ value: 'DEM', label: 'DEM – German Mark' });
  expect(currencyChoices('EUR').map(({ value }) => value)).not.toContain('DEM');
});

test('time zones are found by their city, and the chosen one is always offered', () => {
  const labels = new Map(timeZoneChoices('Asia/Kolkata').map(({ value, label }) => [value, label]));
  expect(labels.get('America/New_York')).toBe('New York, America');
  expect(labels.get('Asia/Kolkata')).toBe('Kolkata, Asia');
  expect(labels.get('UTC')).toBe('UTC');
});

test.each(['Asia/Calcutta', 'Asia/Kolkata', 'UTC'])(
  'with %s chosen, a city is offered once, by its name of today',
  (chosen) => {
    const labels = timeZoneChoices(chosen).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Kolkata, Asia', 'Kyiv, Europe']));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).not.toContain('Calcutta, Asia');
  },
);

test('languages are offered with their countries', () => {
  expect(localeChoices('en-001')).toContainEqual({ value: 'de-DE', label: 'German (Germany)' });
  expect(localeChoices('en-001').some(({ value }) => value === 'en-001')).toBe(true);
});

test('a day starts at a full hour until noon, or where it does now', () => {
  expect(dayStartChoices(180, 'en-US')).toHaveLength(13);
  expect(dayStartChoices(275, 'de-DE')).toContainEqual({ value: '275', label: '04:35' });
  expect(clockTime(180, 'en-US').replace('\u202f', ' ')).toBe('3:00 AM');
});
