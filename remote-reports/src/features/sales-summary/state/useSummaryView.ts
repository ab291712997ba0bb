import { useCallback, useMemo } from 'react';
import { writeFigures } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';
import { useReportAddress, type ReportAddress } from '../../../state/useAddress';
import { lineOf, summaryControls, viewOf, type SummaryView } from '../domain/summaryView';

interface Summary extends ReportAddress {
  /** The same object until something other than the line changes. */
  readonly view: SummaryView;
  /** The line whose drill-down is open. */
  readonly line: DrillDownLine | undefined;
  /** The search part of the address with the drill-down of a line open. */
  readonly lineAddress: (line: DrillDownLine) => string;
  readonly closeLine: () => void;
}

/** What the report shows. It is kept in the address, so that links and the Back button restore it. */
export function useSummaryView(): Summary {
  const address = useReportAddress(summaryControls);
  const { params, close } = address;
  const withoutLine = writeFigures(params, { line: undefined });
  const search = withoutLine.toString();
  const view = useMemo(() => viewOf(new URLSearchParams(search)), [search]);
  const lineAddress = useCallback(
    (line: DrillDownLine) => `?${writeFigures(new URLSearchParams(search), { line }).toString()}`,
    [search],
  );
  return { ...address, view, line: lineOf(params), lineAddress, closeLine: () => close(withoutLine) };
}
