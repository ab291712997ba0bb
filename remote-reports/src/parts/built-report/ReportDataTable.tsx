import { useState, type CSSProperties, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatCount, pluralize } from '@back-office/shared/format';
import { boxStyle, color, media, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { Text, useIsPrinting } from '@back-office/shared/ui';
import { maxPrintedRows, tablePage } from '../../domain/builtReport/tablePages';
import type { ReportDefinition } from '../../domain/reports/definition';
import { isTotalAlone, type ReportResult, type ReportRow } from '../../domain/reports/reportResult';
import { fieldOf, isFigure } from '../../domain/reports/fields';
import { SidewaysScroll } from '../SidewaysScroll';
import { PageButtons } from './PageButtons';
import { GroupName, ReportCell, type FigureAddress } from './ReportCells';

interface ReportDataTableProps {
  readonly definition: ReportDefinition;
  readonly result: ReportResult;
  /** Address of the transactions behind a figure; missing where figures lead nowhere. */
  readonly addressOf?: FigureAddress | undefined;
}

/** The rows of a report, grouped and then paged, with their total. Paper has the first 500 rows, without pages. */
export function ReportDataTable({ definition, result, addressOf }: ReportDataTableProps) {
  const [wanted, setWanted] = useState(1);
  const [closed, setClosed] = useState<ReadonlySet<string>>(noneClosed);
  const isPrinting = useIsPrinting();
  const { page, pageCount, lines, first, last, rowCount } = isPrinting
    ? tablePage(result, 1, closed, maxPrintedRows)
    : tablePage(result, wanted, closed);
  const [firstColumn] = definition.columns;
  const isGrouped = definition.groupBy.length > 0;
  const isTotal = isTotalAlone(result);
  // Groups stand in the first column, unless that has figures of its own; so does the name of a total without rows.
  const hasGroupColumn = isTotal || (isGrouped && (firstColumn === undefined || isFigure(firstColumn)));

  function toggle(key: string) {
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }

  const shared = { definition, result, addressOf, hasGroupColumn };
  return (
    <>
      <Scroll label="Data table">
        <Table aria-label="Data" aria-rowcount={rowCount}>
          <Heads definition={definition} hasGroupColumn={hasGroupColumn} isTotal={isTotal} />
          <tbody>
            {lines.map((line) => {
              const leading = line.isGroup ? (
                <GroupName line={line} isClosed={closed.has(line.row.key)} onToggle={() => toggle(line.row.key)} />
              ) : undefined;
              return (
                <tr key={line.row.key} data-group={line.isGroup || undefined} style={levelStyle(line.level)}>
                  {hasGroupColumn && (
                    <th scope="row">{leading ?? groupLabelOf(line.row, definition.groupBy.length, isTotal)}</th>
                  )}
                  <Cells {...shared} row={line.row} leading={leading} />
                </tr>
              );
            })}
            {lines.length === 0 && (
              <NoRows
                columns={definition.columns.length + Number(hasGroupColumn)}
                isFiltered={definition.filters.length > 0}
              />
            )}
          </tbody>
          {lines.length > 0 && !isTotal && definition.columns.some(isFigure) && (
            <tfoot>
              <tr>
                {hasGroupColumn && <th scope="row">Total</th>}
                <Cells
                  {...shared}
                  row={result.total}
                  leading={firstColumn && isFigure(firstColumn) ? undefined : 'Total'}
                />
              </tr>
            </tfoot>
          )}
        </Table>
      </Scroll>
      <Foot>
        <span role="status">
          {`${rowCount === 0 ? '' : `${formatCount(first)}–${formatCount(last)} of `}${pluralize(rowCount, 'row')}`}
        </span>
        {rowCount > 0 && <PageButtons page={page} pageCount={pageCount} onPage={setWanted} />}
      </Foot>
    </>
  );
}

interface HeadsProps extends Pick<ReportDataTableProps, 'definition'> {
  readonly hasGroupColumn: boolean;
  readonly isTotal: boolean;
}

function Heads({ definition: { groupBy, columns }, hasGroupColumn, isTotal }: HeadsProps) {
  const groupNames = groupBy.map((id) => fieldOf(id).name).join(', ');
  return (
    <thead>
      <tr>
        {hasGroupColumn && (isTotal ? <td /> : <th scope="col">{groupNames}</th>)}
        {columns.map((id) => (
          <th key={id} scope="col" data-figure={isFigure(id) || undefined}>
            {fieldOf(id).name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CellsProps extends ReportDataTableProps {
  readonly row: ReportRow;
  readonly hasGroupColumn: boolean;
  /** In the first cell unless groups have a column, in place of its content. */
  readonly leading: ReactNode;
}

/** The cells of a row. Without a column of groups, the first is the name of the row. */
function Cells({ definition, result, addressOf, row, hasGroupColumn, leading }: CellsProps) {
  return definition.columns.map((id, index) => {
    const isFirst = index === 0 && !hasGroupColumn;
    const figure = isFigure(id) || undefined;
    const content = isFirst && leading !== undefined ? leading : <ReportCell {...{ result, row, id, addressOf }} />;
    return isFirst ? (
      <th key={id} scope="row" data-figure={figure}>
        {content}
      </th>
    ) : (
      <td key={id} data-figure={figure}>
        {content}
      </td>
    );
  });
}

function NoRows({ columns, isFiltered }: { readonly columns: number; readonly isFiltered: boolean }) {
  return (
    <tr>
      <td colSpan={columns}>
        <Text as="p" tone="muted" textAlign="center" pad={[8, '0px']}>
          {isFiltered ? 'No rows in this date range match the filters.' : 'No sales in this time period'}
        </Text>
      </td>
    </tr>
  );
}

const noneClosed: ReadonlySet<string> = new Set();

/** A group without rows of its own is named, and so is a total; a row within a group is not. */
function groupLabelOf({ path, label }: ReportRow, levels: number, isTotal: boolean) {
  return isTotal || (path.length > 0 && path.length <= levels) ? label : '';
}

/** The rows of a group are indented. */
function levelStyle(level: number): CSSProperties {
  const variables: Readonly<Record<`--${string}`, number>> = { '--level': level };
  return variables;
}

const Scroll = styled(SidewaysScroll)`
  border-block: 1px solid ${color.border};
`;

const Table = styled.table`
  ${textStyle({ size: 'sm', nowrap: true, width: '100%' })}

  :where(th, td) {
    ${textStyle({ tone: 'secondary', weight: 'regular', textAlign: 'start', pad: ['0px', '10px'], height: '40px' })}
  }

  :where(th, td):first-child {
    padding-inline-start: ${space[4]};
  }

  :where(th, td):last-child {
    padding-inline-end: ${space[4]};
  }

  [data-figure] {
    ${textStyle({ tone: 'text', textAlign: 'end', tabular: true })}
  }

  thead :is(th, td) {
    ${textStyle({ ground: 'sunken', size: 'xs', tone: 'secondary' })}
    white-space: normal;
  }

  :is(tbody, tfoot) tr {
    border-top: 1px solid ${color.border};
  }

  /* The names stay in view while the figures scroll. Without weight, so that groups and totals set the background. */
  :where(th:first-child:not([data-figure])) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-width: 160px;
    ${boxStyle({ maxWidth: '280px', padY: '6px', ground: 'raised', phone: { maxWidth: '172px' } })}
    white-space: normal;
  }

  tbody th:first-child {
    padding-inline-start: calc(${space[4]} + var(--level, 0) * 22px);
    color: ${color.text};
  }

  && [data-group] > *,
  && tfoot tr > * {
    ${textStyle({ tone: 'text', weight: 'strong', ground: 'sunken' })}
  }
`;

const Foot = styled.div`
  ${rowStyle({ gap: 2, justify: 'between', wrap: true, size: 'xs', tone: 'muted', pad: [2, 4], minHeight: '56px' })}

  ${media.print} {
    nav {
      display: none;
    }
  }
`;
