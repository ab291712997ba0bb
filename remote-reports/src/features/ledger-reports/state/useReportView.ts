import { useMemo } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { defaultRange } from '@back-office/shared/ledger';
import { isRange, withRange } from '../../../domain/rangeParams';
import type { FieldId } from '../../../domain/reports/fields';
import type { CheckedTransactionsState } from '../../../domain/transactionsState';
import { useAddress } from '../../../state/useAddress';
import type { MenuReport } from '../domain/menuReports';
import { viewOf, withFilter, withSort, type FilterName, type ReportView } from '../domain/reportView';

interface ReportControls {
  readonly view: ReportView;
  /** Why the range of the address is not shown. */
  readonly rangeNotice: string | undefined;
  /** Replaces the range of the address with the one that is shown. */
  readonly clearRange: () => void;
  readonly setRange: (range: DayRange) => void;
  readonly choose: (name: FilterName, value: string) => void;
  readonly sortBy: (field: FieldId) => void;
}

/** What a report shows. It is kept in the address, so that links and the Back button restore it. */
export function useReportView(report: MenuReport): ReportControls {
  const { params, rangeNotice, goToRange, go } = useAddress(withSentRange, defaultRange);
  const search = params.toString();
  const view = useMemo(() => viewOf(report, new URLSearchParams(search)), [report, search]);
  return {
    view,
    rangeNotice,
    clearRange: () => go(withRange(params, view.scope.dateRange), { replace: true }),
    setRange(range) {
      if (isRange(range)) goToRange(range);
    },
    choose: (name, value) => go((current) => withFilter(report, current, name, value)),
    sortBy: (field) => go((current) => withSort(current, field, viewOf(report, current).sort)),
  };
}

function withSentRange(params: URLSearchParams, { dateRange }: CheckedTransactionsState) {
  return dateRange ? withRange(params, dateRange) : params;
}
