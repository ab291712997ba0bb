import { isBackupDue } from './backupReminder';

const day = 24 * 3_600_000;
const at = (days: number, rows: number) => ({ at: days * day, rows });

test.each([
  ['no sales yet', {}, at(100, 0), false],
  ['13 days later', { last: at(0, 10) }, at(13, 20), false],
  ['14 days later', { last: at(0, 10) }, at(14, 20), true],
  ['14 days later without anything new', { last: at(0, 20) }, at(14, 20), false],
  ['14 days later with fewer transactions', { last: at(0, 20) }, at(14, 10), true],
  ['4,999 transactions later', { last: at(0, 10) }, at(1, 5_009), false],
  ['5,000 transactions later', { last: at(0, 10) }, at(1, 5_010), true],
  ['put off on the day before', { last: at(0, 10), dismissed: at(15, 20) }, at(16, 30), false],
  ['put off 14 days ago', { last: at(0, 10), dismissed: at(15, 20) }, at(29, 30), true],
  ['14 days later with an edit', { last: at(0, 20), edited: 5 * day }, at(14, 20), true],
  ['put off before the last backup', { last: at(20, 10), dismissed: at(15, 20) }, at(34, 30), true],
])('%s', (_, marks, now, isDue) => expect(isBackupDue(marks, now)).toBe(isDue));
