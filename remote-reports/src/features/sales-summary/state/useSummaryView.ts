import { useCallback } from 'react';
import { writeFigures } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';
import { useReportAddress } from '../../../state/useAddress';
import { lineOf, summaryControls, viewOf } from '../domain/summaryView';

/** What the sales summary shows, and the line whose drill-down is open. */
export function useSummaryView() {
  const address = useReportAddress(summaryControls, viewOf);
  const { params, closed, close } = address;
  /** The search part of the address with the drill-down of a line open. */
  const lineAddress = useCallback((line: DrillDownLine) => `?${writeFigures(closed, { line }).toString()}`, [closed]);
  return { ...address, line: lineOf(params), lineAddress, closeLine: () => close(closed) };
}
