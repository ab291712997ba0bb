import { useState } from 'react';
import type { Day, DayRange } from '@back-office/shared/format';
import { useSearchParams } from '@back-office/shared/router';
import { dayAskedFor, daysToShow } from '../domain/dashboardDate';

/** Epoch milliseconds now. */
export type Clock = () => number;

/** A correction of what was just chosen is no step of its own for the Back button. */
export type ChooseDay = (day: Day, options?: { readonly isCorrection: boolean }) => void;

interface DashboardDay {
  readonly day: Day;
  /** The days there are to choose from. */
  readonly days: DayRange;
  readonly refusal: string | undefined;
  readonly choose: ChooseDay;
  readonly dismissRefusal: () => void;
}

/** The day of the dashboard. It lives in the address, so that a link and the Back button bring it back. */
export function useDashboardDay(clock: Clock = Date.now): DashboardDay {
  const [params, setParams] = useSearchParams();
  const [days] = useState(() => daysToShow(clock()));
  const choose: ChooseDay = (day, { isCorrection } = { isCorrection: false }) =>
    setParams((current) => withDate(current, day), { replace: isCorrection });
  const dismissRefusal = () => setParams((current) => withDate(current, undefined), { replace: true });
  return { ...dayAskedFor(params.get('date'), days), days, choose, dismissRefusal };
}

/** The rest of the address stays as it is. */
function withDate(current: URLSearchParams, day: Day | undefined): URLSearchParams {
  const next = new URLSearchParams(current);
  if (day === undefined) next.delete('date');
  else next.set('date', day);
  return next;
}
