import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { DayRange } from '@back-office/shared/format';
import {
  defaultRange,
  namedRange,
  useChoosePeriod,
  useIsSampleLedger,
  useLastDay,
  usePeriodInAddress,
  useToday,
  writeRange,
} from '@back-office/shared/ledger';
import { useLocation, useNavigate } from '@back-office/shared/router';
import { isOpenedHere, openedHere, withParams } from '@back-office/shared/url';
import {
  aheadNoticeOf,
  isRange,
  lastWeekTo,
  rangeNoticeOf,
  readSentRange,
  withRangeToDate,
} from '../domain/rangeParams';
import { choicesIn, withChosen, type ReportControl } from '../domain/reportControls';

type Params = URLSearchParams;

interface NavigationOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Returns the parameters with what another screen sent as navigation state; `undefined` if there is nothing to move. */
type WithState = (params: Params, state: unknown, sampleRange?: DayRange) => Params | undefined;

/**
 * The parameters of the address. Navigation state is moved into them at once by `withState`, a function at module scope, so
 * that a copied link shows the same. An address without days takes over the period of the
 * visit; without one, it means `sampleRange` in the sample, and the last seven days of the data of any other source; leave
 * it out on a screen without days.
 */
export function useAddress(withState: WithState, sampleRange?: DayRange) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const sent = useMemo(
    () => withState(new URLSearchParams(search), state, sampleRange),
    [search, withState, state, sampleRange],
  );
  const asked = useMemo(() => sent ?? new URLSearchParams(search), [sent, search]);
  const isSample = useIsSampleLedger();
  const lastDay = useLastDay();
  const opening = isSample && sampleRange ? sampleRange : lastWeekTo(lastDay);
  const choosePeriod = useChoosePeriod({ opening, today });
  usePeriodInAddress(sampleRange && 'range');
  const params = useMemo(() => {
    return isSample || !sampleRange || namedRange(asked)
      ? withRangeToDate(asked, today)
      : withParams(asked, { ...lastWeekTo(lastDay) });
  }, [asked, today, lastDay, isSample, sampleRange]);

  useEffect(() => {
    if (sent) void navigate({ search: params.toString() }, { replace: true, state: null });
  }, [sent, params, navigate]);

  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  /** A function gets the parameters that were asked for last, which the screen may not show yet. */
  function go(next: Params | ((current: Params) => Params), options?: NavigationOptions) {
    latest.current = typeof next === 'function' ? next(latest.current) : next;
    void navigate({ search: latest.current.toString() }, options);
  }

  return {
    /** Their range ends today at the latest, unless all of it is ahead. */
    params,
    /** The days of an address that names none. */
    opening,
    /** Screens open on their own days again. */
    endVisit: () => choosePeriod(opening),
    /** Shows other days, which the merchant chose. */
    goToRange(range: DayRange) {
      choosePeriod(range);
      go((current) => writeRange(current, range, isSample ? sampleRange : undefined));
    },
    /** Says so, if the address names days that cannot be shown, or days ahead. */
    rangeNotice: rangeNoticeOf(asked, opening) ?? aheadNoticeOf(asked, today),
    /** The panel or dialog over this screen was opened from this screen. */
    isOpenedHere: isOpenedHere(state),
    go,
    /** Shows a panel or dialog as a step in the browser's history. */
    open: (next: Params) => go(next, { state: openedHere }),
    /** Goes back one step if the panel or dialog was opened here, otherwise replaces the address. */
    close(next: Params) {
      if (isOpenedHere(state)) void navigate(-1);
      else go(next, { replace: true, state: null });
    },
  };
}

/**
 * What a report with these controls shows. It is kept in the address, so that links and the Back button restore it.
 * `viewOf`, a stable function, reads it. The report opens on `sampleRange` in the sample.
 */
export function useReportAddress<View>(
  controls: readonly ReportControl[],
  viewOf: (params: URLSearchParams) => View,
  sampleRange = defaultRange,
) {
  const address = useAddress(withSentRange, sampleRange);
  const { params, go, goToRange } = address;
  const search = withParams(params, nothingOpen).toString();
  const closed = useMemo(() => new URLSearchParams(search), [search]);
  const view = useMemo(() => viewOf(closed), [viewOf, closed]);
  return {
    ...address,
    /** The same object until something other than what is open over the report changes. */
    view,
    /** The parameters without what is open over the report. */
    closed,
    /** The choices of the filter bar by the name of the control. */
    choices: choicesIn(params, controls),
    choose: (control: ReportControl, value: string) => go((current) => withChosen(current, control, value)),
    /** Shows other days, if they can be shown. */
    setRange(range: DayRange) {
      if (isRange(range)) goToRange(range);
    },
    /** Replaces the range of the address with the one that is shown. */
    clearRange: () => go(writeRange(params, namedRange(params) ?? sampleRange, sampleRange), { replace: true }),
  };
}

/** Drill-down, detail and payment. */
export const openOverReport = ['line', 'detail', 'txn'] as const;
const nothingOpen = Object.fromEntries(openOverReport.map((name) => [name, undefined]));

function withSentRange(params: Params, state: unknown, sampleRange?: DayRange) {
  const range = readSentRange(state);
  return range && writeRange(params, range, sampleRange);
}
