import { useMemo } from 'react';
import { useSearchParams } from '@back-office/shared/router';
import { useCustomReports } from '../../../state/customReports';
import { useSearchDraft } from '@back-office/shared/state';
import {
  anyStatus,
  countText,
  filterOf,
  filterReports,
  isNarrowed,
  withFilter,
  type StatusChoice,
} from '../domain/reportsList';

/** The reports that the list shows, by the search and the status in the address. */
export function useReportsList() {
  const { reports, builtIn, saved } = useCustomReports();
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => filterOf(params), [params]);
  const draft = useSearchDraft(inAddress.search, (search) =>
    setParams((current) => withFilter(current, { ...filterOf(current), search }), { replace: true }),
  );
  const filter = useMemo(() => ({ ...inAddress, search: draft.text }), [inAddress, draft.text]);
  const shown = useMemo(() => filterReports(reports, filter), [reports, filter]);

  function go(search: string, status: StatusChoice) {
    draft.settle(search);
    setParams((current) => withFilter(current, { search, status }));
  }

  return {
    shown,
    filter,
    isNarrowed: isNarrowed(filter),
    count: countText({ filtered: shown.length, builtIn: builtIn.length, saved: saved.length }),
    search: draft.type,
    setStatus: (status: StatusChoice) => go(draft.text, status),
    clear: () => go('', anyStatus),
  };
}

export type ReportsList = ReturnType<typeof useReportsList>;
