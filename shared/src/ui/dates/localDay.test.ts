import { samplePageFormat, setPageFormat, shortDayAndYear } from '@back-office/shared/format';
import { exampleDay, readDay } from './typedDay';

afterEach(() => setPageFormat(samplePageFormat));

function writeIn(locale: string) {
  setPageFormat({ ...samplePageFormat, locale });
}

test.each([
  ['de-DE', '22.6.2025'],
  ['de-DE', '22.06.2025'],
  ['de-DE', '22. Juni 2025'],
  ['de-DE', '22 jun 2025'],
  ['en-GB', '22/6/2025'],
  ['en-GB', '22 June 2025'],
  ['en-GB', 'Jun 22, 2025'],
  ['fr-FR', '22 juin 2025'],
  ['pt-BR', '22 de junho de 2025'],
  ['pl-PL', '22 czerwca 2025'],
  ['pl-PL', '22 czerwiec 2025'],
  ['sv-SE', '2025-06-22'],
  ['ja-JP', '2025/6/22'],
  ['ja-JP', '2025年6月22日'],
  ['ja-JP', '２０２５年６月２２日'],
  ['ko-KR', '2025. 6. 22.'],
  ['ar-EG', '٢٢/٦/٢٠٢٥'],
  ['de-DE', '2025-06-22'],
])('in %s, "%s" is June 22, 2025', (locale, text) => {
  writeIn(locale);
  expect(readDay(text)).toEqual({ day: '2025-06-22' });
});

test.each([
  ['de-DE', '6.22.2025', 'Write it like 22. Juni 2025.'],
  ['de-DE', '22.6.25', 'Write it like 22. Juni 2025.'],
  ['de-DE', '2025.6.22', 'Write it like 22. Juni 2025.'],
  ['de-DE', '22. Ju 2025', 'Write it like 22. Juni 2025.'],
  ['de-DE', '22. Juni', 'Write it like 22. Juni 2025.'],
  ['de-DE', '22. Juni 2025 oder später', 'Write it like 22. Juni 2025.'],
  ['de-DE', '22. Juni 2025 + 1', 'Write it like 22. Juni 2025.'],
  ['de-DE', '', 'Write it like 22. Juni 2025.'],
  ['fr-FR', '22 jui 2025', 'Write it like 22 juin 2025.'],
  ['en-GB', '6/22/2025', 'Write it like 22 Jun 2025.'],
  ['ja-JP', '22/6/2025', 'Write it like 2025年6月22日.'],
  ['de-DE', '31.6.2025', 'There is no such day.'],
  ['de-DE', '1.1.2100', 'Choose a year from 2000 to 2099.'],
])('in %s, "%s" is refused: %s', (locale, text, problem) => {
  writeIn(locale);
  expect(readDay(text)).toEqual({ problem });
});

test('the example follows the locale', () => {
  expect(exampleDay()).toBe('Jun 22, 2025');
  writeIn('de-DE');
  expect(exampleDay()).toBe('22. Juni 2025');
});

const locales =
  'af am ar ar-EG az be bg bn bs ca cs cy da de de-AT de-CH el en-AU en-CA en-GB en-IN en-ZA es es-MX et eu fa fi fil fr fr-CA ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl nn pa pl pt pt-PT ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zh-TW zu'.split(
    ' ',
  );

test.each(locales)('in %s, days of every month are read as they are written', (locale) => {
  writeIn(locale);
  const numeric = new Intl.DateTimeFormat(locale, { dateStyle: 'short', calendar: 'gregory', timeZone: 'UTC' });
  const hasYear = /2031|٢٠٣١|۲۰۳۱/.test(numeric.format(Date.UTC(2031, 5, 22)));
  for (let month = 1; month <= 12; month += 1)
    for (const date of ['01', '12', '28']) {
      const day = `2031-${String(month).padStart(2, '0')}-${date}`;
      const texts = [shortDayAndYear(day), day, ...(hasYear ? [numeric.format(Date.parse(day))] : [])];
      for (const text of texts) expect({ text, ...readDay(text) }).toEqual({ text, day });
    }
});
