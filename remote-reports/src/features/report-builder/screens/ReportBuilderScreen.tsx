import { useState } from 'react';
import { dayOf } from '@back-office/shared/format';
import { useLedgerAddress } from '@back-office/shared/ledger';
import { useParams, useSearchParams } from '@back-office/shared/router';
import { useFocusRecovery } from '@back-office/shared/ui';
import type { CustomReport } from '../../../domain/customReport';
import { ReportNotFound } from '../../../parts/ReportNotFound';
import { CustomReportsProvider, useCustomReports } from '../../../state/customReports';
import { useReportBuilder } from '../state/useReportBuilder';
import { Builder } from './Builder';
import { Preview } from './Preview';

interface ReportBuilderScreenProps {
  /** Epoch milliseconds now. */
  readonly clock?: () => number;
}

/** Creates a report, or edits the one in the address. The rules are in docs/product/report-builder.md. */
export function ReportBuilderScreen({ clock = Date.now }: ReportBuilderScreenProps) {
  const { id } = useParams();
  return (
    <CustomReportsProvider>
      <OpenedReport key={id} id={id} clock={clock} />
    </CustomReportsProvider>
  );
}

interface OpenedReportProps extends Required<ReportBuilderScreenProps> {
  readonly id: string | undefined;
}

/** The report as it was when the builder was opened: one that is deleted meanwhile can still be saved. */
function OpenedReport({ id, clock }: OpenedReportProps) {
  const { reports } = useCustomReports();
  const [report] = useState(() => reports.find((each) => each.id === id));
  if (id !== undefined && !report) return <ReportNotFound />;
  return <BuilderOrPreview report={report} clock={clock} />;
}

interface BuilderOrPreviewProps extends Required<ReportBuilderScreenProps> {
  readonly report: CustomReport | undefined;
}

/** The preview is a parameter of the address, so that Back leads to the builder and nothing that was changed is lost. */
function BuilderOrPreview({ report, clock }: BuilderOrPreviewProps) {
  useLedgerAddress();
  const [params] = useSearchParams();
  const builder = useReportBuilder(report);
  const [today] = useState(() => dayOf(clock()));
  const { containerProps } = useFocusRecovery();
  return (
    <div {...containerProps}>
      {params.has('preview') ? <Preview builder={builder.builder} /> : <Builder builder={builder} today={today} />}
    </div>
  );
}
