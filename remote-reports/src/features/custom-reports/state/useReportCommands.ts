import { useMemo } from 'react';
import { useAnnounceEdit } from '@back-office/shared/state';
import { titleOf, type CustomReport } from '../../../domain/customReport';
import { useCustomReports } from '../../../state/customReports';

/** The edits of the list. Each is announced, with Undo. */
export function useReportCommands() {
  const { duplicateReport, removeReport, restoreSamples } = useCustomReports();
  const announce = useAnnounceEdit();
  return useMemo(
    () => ({
      duplicate: (report: CustomReport) => announce(duplicateReport(report.id), `${titleOf(report)} duplicated`),
      remove: (report: CustomReport) => announce(removeReport(report.id), `${titleOf(report)} deleted`),
      restoreSamples: () => announce(restoreSamples(), 'Sample reports restored'),
    }),
    [announce, duplicateReport, removeReport, restoreSamples],
  );
}
