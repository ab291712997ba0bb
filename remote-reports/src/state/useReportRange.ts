import { maxRangeDays, type DayRange } from '@back-office/shared/format';
import {
  defaultRange,
  useIsSampleLedger,
  useLastDay,
  useShopPeriods,
  useVisitPeriod,
} from '@back-office/shared/ledger';
import { lastWeekTo, sampleWeek } from '../domain/rangeParams';

/** The days of a custom report: its own; without any those of the visit, or else what other reports open on. */
export function useReportRange(own: DayRange | undefined): DayRange {
  const ofVisit = useVisitPeriod();
  const isSample = useIsSampleLedger();
  const lastDay = useLastDay();
  return own ?? ofVisit ?? (isSample ? defaultRange : lastWeekTo(lastDay));
}

/**
 * The limits and presets of the date range on the screens of this remote. Only the sample ledger has a sample week; others
 * have the periods of their own days.
 */
export function useRangeChoices() {
  const ofShop = useShopPeriods();
  return { maxDays: maxRangeDays, extraPresets: useIsSampleLedger() ? ofSample : ofShop };
}

const ofSample = [sampleWeek];
