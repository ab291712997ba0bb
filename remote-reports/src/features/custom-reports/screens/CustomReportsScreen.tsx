import { useMemo, useState } from 'react';
import { FileChartColumn, History, Plus, Search } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '@back-office/shared/routes';
import { FilterChipPlaceholder, useIdle } from '@back-office/shared/loading';
import { HistoryDialog, SavedViews } from '@back-office/shared/state';
import { media, space, textStyle, visuallyHidden } from '@back-office/shared/theme';
import { Button, ButtonLink, Card, EmptyState, Screen, useIsPhone, VisuallyHidden } from '@back-office/shared/ui';
import { FilterBar, SearchField, useFocusRecovery } from '@back-office/shared/ui/forms';
import { useLedgerLink } from '@back-office/shared/ledger';
import { useNavigate } from '@back-office/shared/router';
import { Table } from '@back-office/shared/ui/table';
import { CustomReportsNotices } from '../../../parts/CustomReportsNotices';
import { CustomReportsProvider, useCustomReports } from '../../../state/customReports';
import { useReportCommands } from '../state/useReportCommands';
import { useReportsList, type ReportsList } from '../state/useReportsList';
import { preloadParts, StatusChip } from './deferredParts';
import { anyStatus } from '../domain/reportsList';
import { salesViews } from '../../../domain/storedKeys';
import type { CustomReport } from '../../../domain/customReport';
import { whenText } from '../../../domain/reportTexts';
import { menuOf, phoneColumns, reportColumns, type ReportRow } from './reportColumns';

interface CustomReportsScreenProps {
  /** Epoch milliseconds now. */
  readonly clock?: () => number;
}

/** The list of custom reports. Its rules are in docs/product/custom-reports.md. */
export function CustomReportsScreen({ clock = Date.now }: CustomReportsScreenProps) {
  return (
    <CustomReportsProvider>
      <CustomReports clock={clock} />
    </CustomReportsProvider>
  );
}

function CustomReports({ clock }: Required<CustomReportsScreenProps>) {
  const { deletedSamples, history } = useCustomReports();
  const histories = useMemo(() => [history], [history]);
  const [showsHistory, setShowsHistory] = useState(false);
  const closeHistory = () => setShowsHistory(false);
  const list = useReportsList();
  const link = useLedgerLink();
  const { restoreSamples } = useReportCommands();
  const { containerProps } = useFocusRecovery();
  useIdle(preloadParts);
  const isEmpty = list.shown.length === 0;

  return (
    <Root {...containerProps}>
      <Screen
        title="Custom Reports"
        context="Reports you build from your sales data"
        actions={
          <>
            <Button icon={<History />} onClick={() => setShowsHistory(true)}>
              History
            </Button>
            {deletedSamples.length > 0 && !isEmpty && (
              <Button onClick={() => void restoreSamples()}>Restore samples</Button>
            )}
            <ButtonLink variant="primary" icon={<Plus />} to={link(paths.createCustomReport())}>
              Create Custom Report
            </ButtonLink>
          </>
        }
      >
        {showsHistory && (
          <HistoryDialog
            title="History of custom reports"
            histories={histories}
            onClose={closeHistory}
            onFailed={closeHistory}
          />
        )}
        <CustomReportsNotices />
        <ReportsFilterBar list={list} />
        {isEmpty ? (
          <NoReports list={list} onRestore={deletedSamples.length > 0 ? () => void restoreSamples() : undefined} />
        ) : (
          <ReportsTable reports={list.shown} clock={clock} />
        )}
      </Screen>
    </Root>
  );
}

/** Search, status and the count. The code of the chip is loaded after the first paint. */
function ReportsFilterBar({ list }: { readonly list: ReportsList }) {
  const { filter, search, setStatus, clear, count } = list;
  const isFiltered = filter.status !== anyStatus;
  const chips = isFiltered ? [{ label: `Status: ${filter.status}`, onRemove: () => setStatus(anyStatus) }] : [];
  return (
    <div role="search" aria-label="Custom reports">
      <FilterBar chips={chips} onClear={clear} shown={0} total={0}>
        <SearchField label="Search reports" value={filter.search} onChange={search} shortcut />
        <StatusChip
          placeholder={<FilterChipPlaceholder label="Status" value={filter.status} isActive={isFiltered} />}
          status={filter.status}
          onChange={setStatus}
        />
        <SavedViews definition={salesViews} list="custom-reports" />
        <Count role="status">
          {count}
          <VisuallyHidden> reports</VisuallyHidden>
        </Count>
      </FilterBar>
    </div>
  );
}

interface NoReportsProps {
  readonly list: ReportsList;
  /** Missing if no sample was deleted. */
  readonly onRestore: (() => void) | undefined;
}

/** Replaces the table: nothing matches, or there are no reports. */
function NoReports({ list, onRestore }: NoReportsProps) {
  const link = useLedgerLink();
  if (list.isNarrowed)
    return (
      <Card>
        <EmptyState
          icon={<Search />}
          title="No reports found"
          hint="Try adjusting your search or filter criteria"
          actions={<Button onClick={list.clear}>Clear filters</Button>}
        />
      </Card>
    );
  return (
    <Card>
      <EmptyState
        icon={<FileChartColumn />}
        title="No reports found"
        hint="Get started by creating your first custom report"
        actions={
          <>
            {onRestore && <Button onClick={onRestore}>Restore samples</Button>}
            <ButtonLink variant="primary" icon={<Plus />} to={link(paths.createCustomReport())}>
              Create Custom Report
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}

interface ReportsTableProps {
  readonly reports: readonly CustomReport[];
  /** Epoch milliseconds now. */
  readonly clock: () => number;
}

/** Every report leads to its view. */
function ReportsTable({ reports, clock }: ReportsTableProps) {
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

/** Seven columns do not fit beside two menus unless they are closer. */
const Root = styled.div`
  @media (max-width: 1399px) {
    --cell-space: ${space[2]};
  }
`;

const Count = styled.span`
  align-self: center;
  ${textStyle({ size: 'xs', tone: 'muted', tabular: true, last: true })}

  /* Beside the chips it would be cut at the edge of the screen. */
  ${media.phone} {
    ${visuallyHidden}
  }
`;
