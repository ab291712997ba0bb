import { Receipt } from 'lucide-react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { dayOf } from '@back-office/shared/format';
import {
  figuresById,
  isSameSort,
  isTransactionSort,
  measureOf,
  nextSort,
  useLedgerAnswer,
  useLedgerFacts,
  type LedgerAnswer,
  type Scope,
  type Transaction,
} from '@back-office/shared/ledger';
import { FiguresFailed } from '@back-office/shared/ledger/notices';
import { listen } from '@back-office/shared/loading';
import { useNavigate } from '@back-office/shared/router';
import { withLedgerParams } from '@back-office/shared/url';
import { media, rowStyle, space } from '@back-office/shared/theme';
import { EmptyState, SkeletonRows, useIsPhone } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { Table } from '@back-office/shared/ui/table';
import { allColumns, salesDetailColumns } from '../../../../domain/transactionsCsv';
import { transactionsStateOf } from '../../../../domain/transactionsState';
import { ExportProgress } from '../../../../parts/ExportProgress';
import { SortChip } from '../../../../parts/SortChip';
import { useExport } from '../../../../state/useExport';
import { byDate, sortChoices, startsDescending } from '../../domain/drillDownFigures';
import { allColumnsNameOf, contextOf, fileNameOf, fileTotals } from '../../domain/drillDownTexts';
import { askTieOut, listedScope, type TieOut } from '../../domain/drillDownTieOut';
import { reportTransactionsAddress } from '../../domain/summaryView';
import { DrillDownActions, DrillDownBar } from './DrillDownActions';
import { columnsFor } from './drillDownColumns';
import { tieOutRows } from './TieOutRows';
import { askRowList, type RowList, type RowListQuestion } from '../../../../domain/rowPages';
import { useRowList } from '../../../../state/useRowList';
import type { DrillDownLine } from '../../../../domain/reportLineRows';

interface DrillDownDialogProps {
  readonly line: DrillDownLine;
  readonly scope: Scope;
  readonly onClose: () => void;
  /** Epoch milliseconds now, for the name of the file. */
  readonly clock?: (() => number) | undefined;
}

/** The transactions behind a line of the report. */
export function DrillDownDialog({ line, scope, onClose, clock }: DrillDownDialogProps) {
  const [sort, setSort] = useState(byDate);
  const question = { scope: listedScope(line, scope), sort };
  const tieOut = useLedgerAnswer((port, signal) => askTieOut(port, line, scope, { signal }), [line, scope]);
  const list = useLedgerAnswer((port, signal) => askRowList(port, question, { signal }), [question]);
  if (tieOut.state === 'ready' && list.state === 'ready')
    return (
      <ListDialog
        {...{ line, scope, onClose, clock, question, sort }}
        onSort={setSort}
        tieOut={tieOut.data}
        answer={list}
      />
    );
  const failed = [tieOut, list].find((one) => one.state === 'failed');
  return (
    <Dialog title={measureOf(line).label} context={contextOf(line, scope)} onClose={onClose} wide flush>
      {failed ? (
        <FiguresFailed
          what="The transactions"
          error={failed.error}
          onRetry={() => [tieOut, list].forEach((one) => one.state === 'failed' && one.retry())}
        />
      ) : (
        <SkeletonRows rows={8} columns={5} />
      )}
    </Dialog>
  );
}

interface ListDialogProps extends DrillDownDialogProps {
  readonly tieOut: TieOut;
  readonly question: RowListQuestion;
  readonly answer: Extract<LedgerAnswer<RowList>, { readonly state: 'ready' }>;
  readonly sort: typeof byDate;
  readonly onSort: (sort: typeof byDate) => void;
}

/** The footer shows that the listed transactions add up to the line. */
function ListDialog(props: ListDialogProps) {
  const { line, scope, onClose, tieOut, answer, sort, onSort } = props;
  const navigate = useNavigate();
  const { listedCount } = tieOut;
  const list = useRowList(answer.data);
  const columns = useColumns(props, list.rows);
  const { running, ...actions } = useActions(props);
  const isPhone = useIsPhone();
  const choices = sortChoices(line);
  const current = choices.find((choice) => isSameSort(choice.sort, sort));
  const title = measureOf(line).label;
  const failed = answer.error ?? list.error;

  function retry() {
    if (answer.error) answer.retry();
    list.retry();
  }

  const linkOf = useCallback(
    ({ id }: Transaction) => withLedgerParams(reportTransactionsAddress(scope, { line, opened: id })),
    [scope, line],
  );

  function open(row: Transaction) {
    const state = transactionsStateOf(scope, { filterType: line, selectedTransaction: row.id });
    void navigate(linkOf(row), { state });
  }

  /** Other rows do not pass the filter of the line, so their address leaves it out. */
  const linkOfOther = ({ id }: Transaction) => withLedgerParams(reportTransactionsAddress(scope, { opened: id }));

  return (
    <Dialog
      title={title}
      context={contextOf(line, scope)}
      onClose={onClose}
      wide
      flush
      actions={!isPhone && <DrillDownActions {...actions} />}
    >
      {isPhone && (
        <DrillDownBar {...actions}>
          {listedCount > 1 && (
            <SortChip choices={choices} current={current?.label ?? `By ${sort.by}`} onSort={onSort} />
          )}
        </DrillDownBar>
      )}
      {running && <ExportProgress {...running} />}
      {failed && <FiguresFailed what="The transactions" error={failed} onRetry={retry} />}
      <Table
        label={`${title}, transactions`}
        rows={list.rows}
        onRowsInView={list.onRowsInView}
        rowKey={idOf}
        columns={columns}
        sort={{ column: sort.by, direction: sort.isDescending ? 'descending' : 'ascending' }}
        onSort={(by) => isTransactionSort(by) && onSort(nextSort(sort, by, startsDescending(by)))}
        onOpen={open}
        linkOf={linkOf}
        foot={tieOutRows(title, tieOut, linkOfOther)}
        empty={nothingFound}
        rowHeight={36}
        phoneRowHeight={60}
        flush
      />
      {listedCount > 0 && (
        <FileTotals aria-label="Totals of both files">
          {fileTotals(tieOut).map(({ label, value }) => (
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

/** The columns of the list, with as much of the date and the amounts as there is room for. */
function useColumns({ line, scope, tieOut: { columns: amounts } }: ListDialogProps, rows: ListedRows) {
  const figures = useMemo(
    () =>
      figuresById(
        rows.filter((row) => row !== undefined),
        amounts.map(({ column }) => column),
      ),
    [rows, amounts],
  );
  const { from, to } = scope.range;
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const availableWidth = useAvailableWidth();
  return useMemo(
    () => columnsFor({ line, amounts, figures, isOneYear, availableWidth }),
    [line, amounts, figures, isOneYear, availableWidth],
  );
}

/** The link to the list of transactions, the two files, and the export that is running. */
function useActions({ line, scope, tieOut: { listedCount }, question, clock = Date.now }: ListDialogProps) {
  const { running, run } = useExport(question, listedCount);
  const facts = useLedgerFacts();
  return {
    running,
    seeAll: {
      to: withLedgerParams(reportTransactionsAddress(scope, { line })),
      state: transactionsStateOf(scope, { filterType: line }),
    },
    onExport: {
      'Export all columns': () =>
        run({ name: allColumnsNameOf(line, scope.range), columns: allColumns(facts?.feeRules ?? {}) }),
      'Export CSV': () => run({ name: fileNameOf(line, dayOf(clock())), columns: salesDetailColumns }),
    },
    unavailable:
      listedCount === 0 ? 'There are no transactions to export' : running && 'The transactions are being exported',
  };
}

type ListedRows = ReturnType<typeof useRowList>['rows'];

/** Pixels of a wide dialog; unlimited on phones, where rows have two lines. */
function useAvailableWidth(): number {
  const width = useSyncExternalStore(onResize, () => Math.min(1088, window.innerWidth - 32));
  return useIsPhone() ? Infinity : width;
}

function onResize(listener: () => void) {
  return listen(window, { resize: listener });
}

/** What the files contain, to compare with a spreadsheet. */
const FileTotals = styled.dl`
  ${rowStyle({ gap: [1, 6], align: 'stretch', wrap: true, size: 'xs', tone: 'muted', on: 'screen', pad: [2, 6, 3] })}

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

const idOf = ({ id }: Transaction) => id;

const nothingFound = <EmptyState icon={<Receipt />} title="No transactions found for this filter." />;
