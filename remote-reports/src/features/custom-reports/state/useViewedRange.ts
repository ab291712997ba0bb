import { rangeToDate, useToday } from '@back-office/shared/ledger';
import { useSearchParams } from '@back-office/shared/router';
import type { DayRange } from '@back-office/shared/format';
import { withParams } from '@back-office/shared/url';
import { aheadNoticeOf, isRange, rangeNoticeOf, rangeOf, withRangeToDate } from '../../../domain/rangeParams';

/** The range of the address, `?from=2025-06-22&to=2025-06-28`; that of the report if it is missing or invalid. */
export function useViewedRange(ofReport: DayRange) {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  return {
    range: rangeToDate(rangeOf(withRangeToDate(params, today), ofReport), today),
    /** Why the range of the address is not shown. */
    notice: rangeNoticeOf(params, ofReport) ?? aheadNoticeOf(params, today),
    setRange({ from, to }: DayRange) {
      const isOfReport = from === ofReport.from && to === ofReport.to;
      if (isRange({ from, to })) setParams((current) => withParams(current, isOfReport ? noRange : { from, to }));
    },
    clearNotice: () => setParams((current) => withParams(current, noRange), { replace: true }),
  };
}

const noRange = { from: undefined, to: undefined };
