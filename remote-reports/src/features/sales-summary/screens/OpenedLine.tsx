import { useEffect, useRef } from 'react';
import type { DrillDownLine } from '@back-office/shared/routes';
import type { SalesReport } from '../domain/salesReport';
import type { SummaryView } from '../domain/summaryView';
import { DrillDownDialog } from './deferredParts';

interface OpenedLineProps {
  readonly line: DrillDownLine | undefined;
  readonly filters: SummaryView['filters'];
  readonly report: SalesReport;
  readonly onClose: () => void;
}

/** The transactions of the line the address names. The focus returns to that line, also when a link opened it. */
export function OpenedLine({ line, filters, report, onClose }: OpenedLineProps) {
  useFocusBack(line);
  if (!line) return null;
  return <DrillDownDialog line={line} rows={report.rows} filters={filters} onClose={onClose} onFailed={onClose} />;
}

function useFocusBack(line: DrillDownLine | undefined) {
  const last = useRef(line);
  useEffect(() => {
    const closed = last.current;
    last.current = line;
    if (line || !closed) return;
    // The dialog gives the focus back to what had it before; only where that was nothing there is something to do.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-line="${closed}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [line]);
}
