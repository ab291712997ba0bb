import { formatLocalTime, timelineOf } from './timeline';

test.each([
  ['2025-06-27T23:48', 'Fri, Jun 27, 11:48 PM'],
  ['2025-06-28T00:06', 'Sat, Jun 28, 12:06 AM'],
  ['2025-06-28T12:00', 'Sat, Jun 28, 12:00 PM'],
])('%s is %s', (time, text) => {
  expect(formatLocalTime(time)).toBe(text);
});

test('events stand in order of time, by day', () => {
  const days = timelineOf({
    id: 'x',
    name: 'X',
    description: '',
    isEdgeCase: true,
    saleReportTime: '2025-06-28T09:00',
    paymentReportTime: '2025-06-27T18:30',
    explanation: '',
    events: [
      { label: 'Pickup', time: '2025-06-28T09:00' },
      { label: 'Bank deposit', time: '2025-07-01T06:00' },
    ],
  });
  expect(days.map(({ label, events }) => [label, events.map((event) => `${event.label} ${event.clock}`)])).toEqual([
    ['Fri, Jun 27', ['Payment 6:30 PM']],
    ['Sat, Jun 28', ['Sale 9:00 AM', 'Pickup 9:00 AM']],
    ['Tue, Jul 1', ['Bank deposit 6:00 AM']],
  ]);
});
