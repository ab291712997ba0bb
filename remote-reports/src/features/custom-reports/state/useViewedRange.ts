import { useSearchParams } from '@back-office/shared/router';
import type { DayRange } from '@back-office/shared/format';
import { withParams } from '@back-office/shared/url';
import { isRange, rangeNoticeOf, rangeOf } from '../../../domain/rangeParams';

/** The range of the address, `?from=2025-06-22&to=2025-06-28`, or else that of the report. */
export function useViewedRange(ofReport: DayRange) {
  const [params, setParams] = useSearchParams();
  const inAddress = params.has('from') && params.has('to');
  return {
    range: inAddress ? rangeOf(params) : ofReport,
    /** Why the range of the address is not shown. */
    notice: rangeNoticeOf(params),
    setRange({ from, to }: DayRange) {
      const isOfReport = from === ofReport.from && to === ofReport.to;
      if (isRange({ from, to })) setParams((current) => withParams(current, isOfReport ? noRange : { from, to }));
    },
    clearNotice: () => setParams((current) => withParams(current, noRange), { replace: true }),
  };
}

const noRange = { from: undefined, to: undefined };
