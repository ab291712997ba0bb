import fc from 'fast-check';
import { dayOf } from '@back-office/shared/format';
import { hasHappened, momentOf } from './moment';

test.each([
  ['2026-11-23T06:18:30Z', { day: '2026-11-23', minute: 78 }],
  ['2026-06-01T03:59:59Z', { day: '2026-05-31', minute: 23 * 60 + 59 }],
  ['2026-06-01T04:00:00Z', { day: '2026-06-01', minute: 0 }],
  // The clocks change.
  ['2026-03-08T06:59:00Z', { day: '2026-03-08', minute: 119 }],
  ['2026-03-08T07:00:00Z', { day: '2026-03-08', minute: 180 }],
  ['2026-11-01T06:00:00Z', { day: '2026-11-01', minute: 60 }],
])('at %s the store has the minute %j', (instant, moment) => expect(momentOf(Date.parse(instant))).toEqual(moment));

test('the day of a moment is the day in the store, and the moment itself has happened', () => {
  const instants = fc.integer({ min: Date.parse('2000-01-02'), max: Date.parse('2099-12-31') });
  fc.assert(
    fc.property(instants, (instant) => {
      const moment = momentOf(instant);
      expect(moment.day).toBe(dayOf(instant));
      expect(hasHappened({ date: moment.day, minute: moment.minute }, moment)).toBe(true);
    }),
  );
});
