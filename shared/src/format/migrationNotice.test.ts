import { migrationNotice } from './migrationNotice';

test.each([
  ['2025-07-18', 'Reports move to a new reporting system in May 2026.'],
  ['2026-05-31', 'Reports move to a new reporting system in May 2026.'],
  ['2026-06-01', 'Reports moved to a new reporting system in May 2026.'],
  ['2026-11-23', 'Reports moved to a new reporting system in May 2026.'],
])('on %s the notice reads “%s”', (today, message) => expect(migrationNotice(today).message).toBe(message));
