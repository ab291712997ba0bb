import { backupMarks, isBackupDue, shopNamespace, type Shop } from '@back-office/shared/shop';
import { createStoredValue } from '@back-office/shared/state';
import { noteRestored } from './backUpShops';

const bakery: Shop = {
  id: 'bakery-1',
  name: 'Bakery',
  source: 'browser',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  dayStart: 0,
  locale: 'de-DE',
};

test('a restored shop is in a backup: the reminder begins anew, whatever the file says of earlier backups', () => {
  const marks = createStoredValue({ ...backupMarks, namespace: shopNamespace(bakery) });
  const long = Date.parse('2026-01-01');
  const now = Date.parse('2026-06-01');
  marks.write({ last: { at: long, rows: 10 } });
  expect(isBackupDue(marks.read(), { at: now, rows: 9_000 })).toBe(true);
  noteRestored([bakery], [9_000], () => now);
  expect(isBackupDue(marks.read(), { at: now + 1, rows: 9_000 })).toBe(false);
  expect(isBackupDue(marks.read(), { at: now + 1, rows: 14_000 })).toBe(true);
});
