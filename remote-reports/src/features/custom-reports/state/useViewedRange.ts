import { namedRange, rangeToDate, useToday, writeRange } from '@back-office/shared/ledger';
import { useSearchParams } from '@back-office/shared/router';
import type { DayRange } from '@back-office/shared/format';
import { aheadNoticeOf, isRange, rangeNoticeOf, withRangeToDate } from '../../../domain/rangeParams';

/** The range of the address, `?from=2025-06-22&to=2025-06-28`; that of the report if it is missing or invalid. */
export function useViewedRange(ofReport: DayRange) {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  return {
    range: rangeToDate(namedRange(withRangeToDate(params, today)) ?? ofReport, today),
    /** Why the range of the address is not shown. */
    notice: rangeNoticeOf(params, ofReport) ?? aheadNoticeOf(params, today),
    setRange(chosen: DayRange) {
      if (isRange(chosen)) setParams((current) => writeRange(current, chosen, ofReport));
    },
    clearNotice: () => setParams((current) => writeRange(current, ofReport, ofReport), { replace: true }),
  };
}
