import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { formatRange, unknown } from '@back-office/shared/format';
import { useLedgerLink, type Sort } from '@back-office/shared/ledger';
import { color, media, rowStyle } from '@back-office/shared/theme';
import type { LedgerReport } from '../../../domain/reports/askReport';
import type { ReportRow } from '../../../domain/reports/reportResult';
import type { FieldId } from '../../../domain/reports/fields';
import { capitalized, groupWord } from '../../../domain/reports/fieldTexts';
import { isTimeChart } from '../../../domain/reports/chartPoints';
import { figureAddress } from '../../../domain/reports/figureAddress';
import { LinkedFigure } from '../../../parts/FigureLink';
import { FiguresTable } from '../../../parts/FiguresTable';
import { GroupedFigures, type FiguresRow } from '../../../parts/GroupedFigures';

interface ReportTableProps {
  readonly report: LedgerReport;
  readonly sort: Sort | undefined;
  readonly onSort: (field: FieldId) => void;
}

/** The groups of a report as rows, its figures as columns. Every figure leads to its transactions. */
export function ReportTable({ report: { result, scope }, sort, onSort }: ReportTableProps) {
  const { definition, rows, total, columns } = result;
  const withLedger = useLedgerLink();
  const figures = columns.flatMap((column, index) => (column.isFigure ? [{ ...column, index }] : []));
  const [outermost] = definition.groupBy;
  const groupName = definition.groupBy.map(groupWord).join(' and ');

  const linkOf = (row: ReportRow, figure: FieldId) => {
    const address = figureAddress(definition, scope, row, figure);
    return address === undefined ? undefined : withLedger(address);
  };
  const cellsOf = (row: ReportRow) =>
    figures.map(({ id, index, measure, name, unit }) => {
      const value = row.cells[index];
      return (
        <td key={id} data-zero={!value || undefined}>
          {measure && (typeof value === 'number' || value === unknown) ? (
            <LinkedFigure
              id={measure}
              value={value}
              figures={row.figures}
              name={`${row.label}, ${name}`}
              to={unit === 'share' ? undefined : linkOf(row, id)}
            />
          ) : (
            '–'
          )}
        </td>
      );
    });
  const rowOf = (row: ReportRow): FiguresRow => ({
    key: row.key,
    label: row.label,
    cells: () => cellsOf(row),
    groups: row.children.map(rowOf),
  });

  return (
    <GroupedFigures
      title={`Figures by ${groupName}`}
      scope={formatRange(scope.range)}
      head={
        <>
          {outermost !== undefined && (
            <SortHeader field={outermost} name={capitalized(groupName)} sort={sort} onSort={onSort} />
          )}
          {figures.map(({ id, name }) => (
            <SortHeader key={id} field={id} name={name} sort={sort} onSort={onSort} />
          ))}
        </>
      }
      rows={rows.map(rowOf)}
      maxInitiallyOpen={8}
      foot={
        <tr data-level="total">
          <th scope="row">Total</th>
          {cellsOf(total)}
        </tr>
      }
      table={isTimeChart(result) ? TimeFigures : Figures}
    />
  );
}

interface SortHeaderProps {
  readonly field: FieldId;
  readonly name: string;
  readonly sort: Sort | undefined;
  readonly onSort: (field: FieldId) => void;
}

function SortHeader({ field, name, sort, onSort }: SortHeaderProps) {
  const isSorted = sort?.by === field;
  const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}>
      <SortButton type="button" onClick={() => onSort(field)}>
        {name}
        {isSorted && <Arrow size={14} aria-hidden />}
      </SortButton>
    </th>
  );
}

const SortButton = styled.button`
  ${rowStyle({ gap: 1, inline: true, minHeight: '32px', round: 'xs', tone: 'inherit', print: { minHeight: '0px' } })}
  font: inherit;
  text-align: inherit;

  &:hover {
    color: ${color.text};
  }

  svg {
    flex: none;
  }
`;

/** Names of items are long: they have more room than in other tables. */
const Figures = styled(FiguresTable)`
  th:first-child {
    max-width: 300px;
  }

  ${media.phone} {
    th:first-child {
      max-width: 168px;
    }

    [data-level='group'] > th:first-child {
      padding-inline-start: 28px;
    }
  }
`;

/** Days and hours stay on one line. */
const TimeFigures = styled(Figures)`
  @media screen {
    th:first-child {
      white-space: nowrap;
    }
  }
`;
