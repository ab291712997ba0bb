import { useLedgerAddress, useToday } from '@back-office/shared/ledger';
import { useParams, useSearchParams } from '@back-office/shared/router';
import { useFocusRecovery } from '@back-office/shared/ui/forms';
import { ReportNotFound } from '../../../parts/ReportNotFound';
import { CustomReportsProvider, useCustomReports } from '../../../state/customReports';
import { useReportBuilder } from '../state/useReportBuilder';
import { Builder } from './Builder';
import { Preview } from './Preview';

/** Creates a report, or edits the one in the address. The rules are in docs/product/report-builder.md. */
export function ReportBuilderScreen() {
  const { id } = useParams();
  return (
    <CustomReportsProvider>
      <OpenedReport key={id} id={id} />
    </CustomReportsProvider>
  );
}

/**
 * The preview is a parameter of the address, so that Back leads to the builder and nothing that was changed is lost. A
 * report that is deleted meanwhile can still be saved if it was changed.
 */
function OpenedReport({ id }: { readonly id: string | undefined }) {
  useLedgerAddress();
  const { reports } = useCustomReports();
  const report = reports.find((each) => each.id === id);
  const [params] = useSearchParams();
  const builder = useReportBuilder(id, report);
  const today = useToday();
  const { containerProps } = useFocusRecovery();
  if (id !== undefined && !report && !builder.isChanged) return <ReportNotFound />;
  return (
    <div {...containerProps}>
      {params.has('preview') ? <Preview builder={builder.builder} /> : <Builder builder={builder} today={today} />}
    </div>
  );
}
