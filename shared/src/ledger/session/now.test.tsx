import { act, render, screen } from '@testing-library/react';
import { momentOf } from '@back-office/shared/format';
import { hasHappened } from '../model/calendar';
import { openLedger } from '../ledger.testing';
import { storeNow, useNow, useToday } from './now';

function fakeTimers(instant: string) {
  jest.useFakeTimers({ now: Date.parse(instant), doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
}

afterEach(() => {
  jest.useRealTimers();
  openLedger();
});

test.each([
  ['2026-11-23T06:18:59Z', { day: '2026-11-23', minute: 78 }],
  ['2026-11-23T04:59:59Z', { day: '2026-11-22', minute: 1439 }],
  ['2026-11-23T05:00:00Z', { day: '2026-11-23', minute: 0 }],
  ['2026-07-18T04:00:00Z', { day: '2026-07-18', minute: 0 }],
  // Clocks go from 2 AM to 3 AM, and in November from 2 AM back to 1 AM.
  ['2026-03-08T07:00:00Z', { day: '2026-03-08', minute: 180 }],
  ['2026-11-01T06:30:00Z', { day: '2026-11-01', minute: 90 }],
])('at %s it is %j in the store', (instant, moment) => expect(momentOf(Date.parse(instant))).toEqual(moment));

test.each([
  ['2026-11-23', 78, true],
  ['2026-11-23', 79, false],
  ['2026-11-22', 1439, true],
  ['2026-11-24', 0, false],
])('by 1:18 AM on November 23, minute %s of %s has happened: %s', (date, minute, happened) =>
  expect(hasHappened({ date, minute }, { day: '2026-11-23', minute: 78 })).toBe(happened),
);

test('the present is the same object until the minute is over', () => {
  let now = Date.parse('2026-11-23T06:18:00Z');
  openLedger({ now: () => now });
  const first = storeNow();
  now += 59_999;
  expect(storeNow()).toBe(first);
  now += 1;
  expect(storeNow()).toEqual({ day: '2026-11-23', minute: 79 });
});

const rendered = jest.fn<undefined, ['now' | 'today']>();
const renders = (of: 'now' | 'today') => rendered.mock.calls.filter(([name]) => name === of).length;

function Now() {
  rendered('now');
  return <p>Minute {useNow().minute}</p>;
}

function Today() {
  rendered('today');
  return <p>{useToday()}</p>;
}

function openAt(instant: string) {
  fakeTimers(instant);
  openLedger();
  rendered.mockClear();
  render(
    <>
      <Now />
      <Today />
    </>,
  );
}

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('an open page moves on once a minute, and to the next day at midnight in the store', () => {
  openAt('2026-11-24T04:58:30Z');
  expect(screen.getByText('Minute 1438')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(29_999));
  expect([renders('now'), renders('today')]).toEqual([1, 1]);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Minute 1439')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Minute 0')).toBeInTheDocument();
  expect(screen.getByText('2026-11-24')).toBeInTheDocument();
  expect([renders('now'), renders('today')]).toEqual([3, 2]);
});

test('a hidden tab waits, and is up to date when it is shown again', () => {
  openAt('2026-11-23T06:18:00Z');
  setHidden(true);
  act(() => jest.advanceTimersByTime(600_000));
  expect(renders('now')).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
  setHidden(false);
  expect(screen.getByText('Minute 88')).toBeInTheDocument();
});

test('a page without listeners has no timer', () => {
  fakeTimers('2026-11-23T06:18:00Z');
  const { unmount } = render(<Now />);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
