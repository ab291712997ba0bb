import { Receipt } from 'lucide-react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { downloadText } from '@back-office/shared/csv';
import { pluralize, dayOf } from '@back-office/shared/format';
import { measureOf, type ReportFilters, type Transaction } from '@back-office/shared/ledger';
import { useNavigate } from '@back-office/shared/router';
import type { DrillDownLine } from '@back-office/shared/routes';
import { withLedgerParams } from '@back-office/shared/url';
import { color, media, space, text } from '@back-office/shared/theme';
import { EmptyState, useIsPhone, useToast } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { Table } from '@back-office/shared/ui/table';
import { allColumns, csvOf, salesDetailColumns, type CsvColumn } from '../../../../domain/transactionsCsv';
import { transactionsStateOf } from '../../../../domain/transactionsState';
import { lineFigures } from '../../domain/drillDownFigures';
import { byDate, nextSort, sortRows } from '../../domain/drillDownSort';
import { allColumnsNameOf, contextOf, fileNameOf, fileTotals } from '../../domain/drillDownTexts';
import { tieOutOf } from '../../domain/drillDownTieOut';
import { reportTransactionsAddress } from '../../domain/reportLinks';
import { DrillDownActions, DrillDownBar } from './DrillDownActions';
import { columnsFor } from './drillDownColumns';
import { tieOutRows } from './TieOutRows';
import { SortChip } from './SortChip';

interface DrillDownDialogProps {
  readonly line: DrillDownLine;
  /** All transactions of the report. */
  readonly rows: readonly Transaction[];
  readonly filters: ReportFilters;
  readonly onClose: () => void;
  /** Epoch milliseconds now, for the name of the file. */
  readonly clock?: () => number;
}

/** The transactions behind a line of the report. The footer shows that they add up to the line. */
export function DrillDownDialog({ line, rows, filters, onClose, clock = Date.now }: DrillDownDialogProps) {
  const [sort, setSort] = useState(byDate);
  const navigate = useNavigate();
  const { show } = useToast();
  const tieOut = useMemo(() => tieOutOf(line, rows), [line, rows]);
  const { listed, columns: amounts } = tieOut;
  const shown = useMemo(() => sortRows(listed, sort, lineFigures[line].columns), [listed, sort, line]);
  const { from, to } = filters.dateRange;
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isPhone = useIsPhone();
  const availableWidth = useAvailableWidth();
  const columns = useMemo(
    () => columnsFor({ line, amounts, isOneYear, availableWidth }),
    [line, amounts, isOneYear, availableWidth],
  );
  const title = measureOf(line).label;

  const linkOf = useCallback(
    ({ id }: Transaction) => withLedgerParams(reportTransactionsAddress(filters, { line, opened: id })),
    [filters, line],
  );

  function open(row: Transaction) {
    const state = transactionsStateOf(filters, { filterType: line, selectedTransaction: row.id });
    void navigate(linkOf(row), { state });
  }

  /** Other rows do not pass the filter of the line, so their address leaves it out. */
  const linkOfOther = ({ id }: Transaction) => withLedgerParams(reportTransactionsAddress(filters, { opened: id }));

  function exportCsv(fileName: string, fileColumns: readonly CsvColumn[]) {
    downloadText(fileName, csvOf(shown, fileColumns), 'text/csv');
    show({ message: `${pluralize(shown.length, 'transaction')} exported to ${fileName}`, tone: 'done' });
  }

  const actions = {
    seeAll: {
      to: withLedgerParams(reportTransactionsAddress(filters, { line })),
      state: transactionsStateOf(filters, { filterType: line }),
    },
    onExport: {
      'Export all columns': () => exportCsv(allColumnsNameOf(line, filters.dateRange), allColumns),
      'Export CSV': () => exportCsv(fileNameOf(line, dayOf(clock())), salesDetailColumns),
    },
    unavailable: shown.length === 0 ? 'There are no transactions to export' : undefined,
  };

  return (
    <Dialog
      title={title}
      context={contextOf(line, filters)}
      onClose={onClose}
      wide
      flush
      actions={!isPhone && <DrillDownActions {...actions} />}
    >
      {isPhone && (
        <DrillDownBar {...actions}>
          {shown.length > 1 && <SortChip sort={sort} amount={lineFigures[line].total} onSort={setSort} />}
        </DrillDownBar>
      )}
      <Table
        label={`${title}, transactions`}
        rows={shown}
        rowKey={idOf}
        columns={columns}
        sort={sort}
        onSort={(column) => setSort(nextSort(sort, column, lineFigures[line].columns))}
        onOpen={open}
        linkOf={linkOf}
        foot={tieOutRows(title, tieOut, linkOfOther)}
        empty={nothingFound}
        rowHeight={36}
        phoneRowHeight={60}
        flush
      />
      {listed.length > 0 && (
        <FileTotals aria-label="Totals of both files">
          {fileTotals(listed).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </FileTotals>
      )}
    </Dialog>
  );
}

/** Pixels of a wide dialog; unlimited on phones, where rows have two lines. */
function useAvailableWidth(): number {
  const width = useSyncExternalStore(onResize, () => Math.min(1088, window.innerWidth - 32));
  return useIsPhone() ? Infinity : width;
}

function onResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** What the files contain, to compare with a spreadsheet. */
const FileTotals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  margin: 0;
  padding: ${space[2]} ${space[6]} ${space[3]};
  ${text.xs}
  color: ${color.textMuted};

  ${media.phone} {
    padding-inline: ${space[4]};
  }

  ${media.print} {
    display: none;
  }
`;

const idOf = ({ id }: Transaction) => id;

const nothingFound = <EmptyState icon={<Receipt />} title="No transactions found for this filter." />;
