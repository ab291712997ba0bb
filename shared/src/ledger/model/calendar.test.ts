import fc from 'fast-check';
import { dayOf, momentOf } from '@back-office/shared/format';
import { hasHappened } from './calendar';

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
