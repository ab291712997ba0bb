import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { termsIn } from './terms';

afterEach(() => setPageFormat(samplePageFormat));

test.each([
  ['en-US', 'Weeks start on Sunday.'],
  ['de-DE', 'Weeks start on Montag.'],
])('what a week is follows the locale: in %s “%s”', (locale, text) => {
  setPageFormat({ ...samplePageFormat, firstWeekday: undefined, locale });
  expect(termsIn(['weekly'])).toEqual([{ name: 'Week', text }]);
});
