import { useLedgerLink } from '@back-office/shared/ledger';
import { useNavigate } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { useIsPhone } from '@back-office/shared/ui';
import { Table } from '@back-office/shared/ui/table';
import type { CustomReport } from '../../../domain/customReport';
import { whenText } from '../../../domain/reportTexts';
import { menuOf, phoneColumns, reportColumns, type ReportRow } from './reportColumns';

interface ReportsTableProps {
  readonly reports: readonly CustomReport[];
  /** Epoch milliseconds now. */
  readonly clock: () => number;
}

/** Every report leads to its view. */
export function ReportsTable({ reports, clock }: ReportsTableProps) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const link = useLedgerLink();
  const now = clock();
  const rows = reports.map((report) => ({
    report,
    address: link(paths.viewCustomReport(report.id)),
    lastModified: whenText(report.lastModified, now),
    lastRun: whenText(report.lastRun, now),
  }));
  return (
    <Table
      label="Custom reports"
      rows={rows}
      rowKey={keyOf}
      columns={isPhone ? phoneColumns : reportColumns}
      rowMenu={isPhone ? menuOf : undefined}
      linkOf={addressOf}
      onOpen={({ address }) => void navigate(address)}
    />
  );
}

const keyOf = ({ report }: ReportRow) => report.id;
const addressOf = ({ address }: ReportRow) => address;
