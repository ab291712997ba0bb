import { longDay, type DayRange } from '@back-office/shared/format';
import { timeText } from './calendar';
import type { Moment } from './moment';

/** Tells that a range is not over: that all of it is ahead, or until when sales are known. `undefined` if it is over. */
export function aheadText({ from, to }: DayRange, now: Moment): string | undefined {
  if (to < now.day) return undefined;
  if (from > now.day)
    return `${from === to ? 'This day is' : 'These days are'} still ahead: sales appear here as they happen.`;
  const rest = to > now.day ? ' Later days are still ahead.' : '';
  return `Sales until now, ${longDay(now.day)}, ${timeText(now.minute)}.${rest}`;
}
