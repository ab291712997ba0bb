import type { DayRange } from '@back-office/shared/format';
import { defaultRange, useIsSampleLedger, useLastDay, useVisitPeriod } from '@back-office/shared/ledger';
import { lastWeekTo } from '../domain/rangeParams';

/** The days of a custom report: its own; without any those of the visit, or else what other reports open on. */
export function useReportRange(own: DayRange | undefined): DayRange {
  const ofVisit = useVisitPeriod();
  const isSample = useIsSampleLedger();
  const lastDay = useLastDay();
  return own ?? ofVisit ?? (isSample ? defaultRange : lastWeekTo(lastDay));
}
