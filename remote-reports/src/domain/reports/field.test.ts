import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import { catalogField } from './field';

afterEach(() => setPageFormat(samplePageFormat));

test.each([
  ['en-US', 'Weeks start on Sunday'],
  ['de-DE', 'Weeks start on Montag'],
  ['ar-KW', 'Weeks start on السبت'],
])('in %s the field of weeks says “%s”', (locale, description) => {
  setPageFormat({ ...samplePageFormat, firstWeekday: undefined, locale });
  expect(catalogField('week').description).toBe(description);
});
