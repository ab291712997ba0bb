import fc from 'fast-check';
import { addDays, dayCount, firstDay, lastDay, shortDayAndYear } from '@back-office/shared/format';
import { readDay } from './typedDay';

test.each([
  ['Jun 22, 2025', '2025-06-22'],
  ['june 22 2025', '2025-06-22'],
  [' Sept. 1,2025 ', '2025-09-01'],
  ['6/22/2025', '2025-06-22'],
  ['06/07/2025', '2025-06-07'],
  ['2025-06-22', '2025-06-22'],
  ['2/29/2024', '2024-02-29'],
])('"%s" is %s', (text, day) => expect(readDay(text)).toEqual({ day }));

test.each([
  ['', 'Write it like Jun 22, 2025.'],
  ['soon', 'Write it like Jun 22, 2025.'],
  ['Jun 22', 'Write it like Jun 22, 2025.'],
  ['6/22/25', 'Write it like Jun 22, 2025.'],
  ['22/6/2025', 'Write it like Jun 22, 2025.'],
  ['22.6.2025', 'Write it like Jun 22, 2025.'],
  ['Jux 22, 2025', 'Write it like Jun 22, 2025.'],
  ['Jun 22, 2025 or later', 'Write it like Jun 22, 2025.'],
  ['Jun 31, 2025', 'There is no such day.'],
  ['2/29/2025', 'There is no such day.'],
  ['Jun 0, 2025', 'There is no such day.'],
  ['1/1/0025', 'Choose a year from 2000 to 2099.'],
  ['Dec 31, 1999', 'Choose a year from 2000 to 2099.'],
  ['Jan 1, 2100', 'Choose a year from 2000 to 2099.'],
])('"%s" is refused: %s', (text, problem) => expect(readDay(text)).toEqual({ problem }));

test('every day is read back from each format', () => {
  fc.assert(
    fc.property(fc.nat(dayCount({ from: firstDay, to: lastDay }) - 1), (after) => {
      const day = addDays(firstDay, after);
      const [year, month, date] = day.split('-');
      for (const text of [shortDayAndYear(day), day, `${month}/${date}/${year}`])
        expect(readDay(text)).toEqual({ day });
    }),
  );
});
