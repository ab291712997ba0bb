import { useCallback } from 'react';
import type { FieldId } from '../../../domain/reports/fields';
import { useReportAddress } from '../../../state/useAddress';
import type { MenuReport } from '../domain/menuReports';
import { controlsOf, viewOf, withSort } from '../domain/reportView';

/** What a report shows, and how its columns sort it. */
export function useReportView(report: MenuReport) {
  const read = useCallback((params: URLSearchParams) => viewOf(report, params), [report]);
  const address = useReportAddress(controlsOf(report), read);
  const sortBy = (field: FieldId) => address.go((current) => withSort(current, field, read(current).sort));
  return { ...address, sortBy };
}
