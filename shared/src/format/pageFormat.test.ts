import { formatMoney } from './money';
import { completeFormat, firstWeekday, pageFormat, perFormat, samplePageFormat, setPageFormat } from './pageFormat';
import { firstWeekdayIn } from './firstWeekdays';

afterEach(() => setPageFormat(samplePageFormat));

const berlin = { currency: 'EUR', timeZone: 'Europe/Berlin', dayStart: 180, locale: 'de-DE' };

test('without a format of its own a page writes as the sample', () => {
  expect(pageFormat()).toEqual(samplePageFormat);
  expect(formatMoney(-123_450)).toBe('($1,234.50)');
});

test('a worker that is sent the format of its page writes as the page', () => {
  setPageFormat(berlin);
  const sent = structuredClone(pageFormat());
  setPageFormat(samplePageFormat);
  setPageFormat(sent);
  expect(formatMoney(123_450)).toBe('1.234,50\u00a0€');
});

test('what is made from the format is made once, and again for another', () => {
  const make = jest.fn(({ locale }: { readonly locale: string }) => ({ locale }));
  const made = perFormat(make);
  expect(made()).toBe(made());
  setPageFormat(berlin);
  expect(made()).toEqual({ locale: 'de-DE' });
  expect(make).toHaveBeenCalledTimes(2);
});

test.each([
  ['en-US', 0],
  ['de-DE', 1],
  ['en-IN', 0],
  ['ar-KW', 6],
  ['ja-JP', 0],
  ['dv-MV', 5],
  ['de', 1],
])('weeks of %s begin on weekday %i, also in browsers without weeks', (locale, weekday) => {
  setPageFormat({ ...berlin, locale });
  expect([firstWeekday(), firstWeekdayIn(locale)]).toEqual([weekday, weekday]);
});

test('a format is completed with the first weekday, which counts from then on', async () => {
  setPageFormat(await completeFormat({ ...berlin, locale: 'ar-KW' }));
  expect(pageFormat().firstWeekday).toBe(6);
  setPageFormat({ ...berlin, firstWeekday: 3 });
  expect([firstWeekday(), (await completeFormat(pageFormat())).firstWeekday]).toEqual([3, 3]);
});

test('in a browser whose Intl knows no weeks, completing loads the table', async () => {
  const known = Object.getOwnPropertyDescriptors(Intl.Locale.prototype);
  const names = ['weekInfo', 'getWeekInfo'].filter((name) => name in known);
  for (const name of names)
    Object.defineProperty(Intl.Locale.prototype, name, { value: undefined, configurable: true });
  try {
    expect((await completeFormat({ ...berlin, locale: 'ar-KW' })).firstWeekday).toBe(6);
  } finally {
    for (const name of names) Reflect.deleteProperty(Intl.Locale.prototype, name);
    Object.defineProperties(
      Intl.Locale.prototype,
      Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name))),
    );
  }
});
