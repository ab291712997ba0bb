import { useMemo } from 'react';
import type { FieldId } from '../../../domain/reports/fields';
import { useReportAddress, type ReportAddress } from '../../../state/useAddress';
import type { MenuReport } from '../domain/menuReports';
import { controlsOf, viewOf, withSort, type ReportView } from '../domain/reportView';

interface ReportControls extends ReportAddress {
  readonly view: ReportView;
  readonly sortBy: (field: FieldId) => void;
}

/** What a report shows. It is kept in the address, so that links and the Back button restore it. */
export function useReportView(report: MenuReport): ReportControls {
  const address = useReportAddress(controlsOf(report));
  const search = address.params.toString();
  const view = useMemo(() => viewOf(report, new URLSearchParams(search)), [report, search]);
  return {
    ...address,
    view,
    sortBy: (field) => address.go((current) => withSort(current, field, viewOf(report, current).sort)),
  };
}
