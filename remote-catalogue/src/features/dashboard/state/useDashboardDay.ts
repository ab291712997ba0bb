import { useState } from 'react';
import type { Day, DayRange } from '@back-office/shared/format';
import { useSearchParams } from '@back-office/shared/router';
import { daysToShow, requestedDay } from '../domain/dashboardDay';

/** Returns the current time in epoch milliseconds. */
export type Clock = () => number;

/** A correction replaces the previous choice in the history, so that the Back button skips it. */
export type ChooseDay = (day: Day, options?: { readonly isCorrection: boolean }) => void;

interface DashboardDay {
  readonly day: Day;
  /** The days that can be chosen. */
  readonly days: DayRange;
  /** Why the day in the address is not shown. */
  readonly notice: string | undefined;
  readonly choose: ChooseDay;
  readonly dismissNotice: () => void;
}

/** The day that the dashboard shows. It is kept in the address, so that links and the Back button restore it. */
export function useDashboardDay(clock: Clock = Date.now): DashboardDay {
  const [params, setParams] = useSearchParams();
  const [days] = useState(() => daysToShow(clock()));
  const choose: ChooseDay = (day, { isCorrection } = { isCorrection: false }) =>
    setParams((current) => withDate(current, day), { replace: isCorrection });
  const dismissNotice = () => setParams((current) => withDate(current, undefined), { replace: true });
  return { ...requestedDay(params.get('date'), days), days, choose, dismissNotice };
}

/** Keeps the other parameters of the address. */
function withDate(current: URLSearchParams, day: Day | undefined): URLSearchParams {
  const next = new URLSearchParams(current);
  if (day === undefined) next.delete('date');
  else next.set('date', day);
  return next;
}
