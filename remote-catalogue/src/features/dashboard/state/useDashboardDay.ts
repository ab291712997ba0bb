import type { Day, DayRange } from '@back-office/shared/format';
import {
  type LedgerAnswer,
  mapAnswer,
  storeNow,
  useChoosePeriod,
  useIsSampleLedger,
  useLastDay,
  useLedgerAnswer,
  usePeriodInAddress,
  useToday,
} from '@back-office/shared/ledger';
import { askDay } from '../domain/askDay';
import { type DashboardData, dashboardOf } from '../domain/dashboard';
import { useSearchParams } from '@back-office/shared/router';
import { withParams } from '@back-office/shared/url';
import { daysToShow, requestedDay, sampleDay } from '../domain/dashboardDay';

/** A correction replaces the previous choice in the history, so that the Back button skips it. */
export type ChooseDay = (day: Day, options?: { readonly isCorrection: boolean }) => void;

interface DashboardDay {
  readonly day: Day;
  readonly today: Day;
  /** The days that can be chosen. */
  readonly days: DayRange;
  /** Why the day in the address is not shown. */
  readonly notice: string | undefined;
  readonly choose: ChooseDay;
  readonly dismissNotice: () => void;
}

/**
 * The day that the dashboard shows. It is kept in the address, so that links and the Back button restore it. Without one
 * it is that of the visit; else the sample day, or the last day of the data of any other source.
 */
export function useDashboardDay(): DashboardDay {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const days = daysToShow(today);
  const lastDay = useLastDay();
  const opening = useIsSampleLedger() ? sampleDay.day : lastDay;
  const choosePeriod = useChoosePeriod({ opening: { from: opening, to: opening }, today });
  usePeriodInAddress('day');
  const show = (day: Day | undefined, replace: boolean) =>
    setParams((current) => withParams(current, { date: day }), { replace });
  return {
    ...requestedDay(params.get('date'), days, opening),
    today,
    days,
    choose(day, { isCorrection } = { isCorrection: false }) {
      choosePeriod({ from: day, to: day });
      show(day === opening ? undefined : day, isCorrection);
    },
    dismissNotice: () => show(undefined, true),
  };
}

/** What is known about the day. The data of another day stay, marked as stale, until those of this day arrive. */
export function useDashboard(day: Day): LedgerAnswer<DashboardData> {
  return useLedgerAnswer(
    (port, signal) => mapAnswer(askDay(port, day, storeNow(), { signal }), (figures) => dashboardOf(day, figures)),
    [day],
  );
}
