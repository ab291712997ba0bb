import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { formatRange, unknown, capitalized } from '@back-office/shared/format';
import { useLedgerLink, type Sort } from '@back-office/shared/ledger';
import { color, media, rowStyle } from '@back-office/shared/theme';
import type { LedgerReport } from '../../../domain/reports/askReport';
import type { ReportRow } from '../../../domain/reports/reportResult';
import { fieldOf, type FieldId } from '../../../domain/reports/fields';
import { groupingName } from '../../../domain/reports/groupTexts';
import { isTimeChart } from '../../../domain/reports/chartPoints';
import { figureAddress } from '../../../domain/reports/figureAddress';
import { LinkedFigure } from '../../../parts/FigureLink';
import { FiguresTable } from '../../../parts/FiguresTable';
import { GroupedFigures, type FiguresRow } from '../../../parts/GroupedFigures';
import { splitColumns, UnknownColumns } from '../../../parts/UnknownColumns';

interface ReportTableProps {
  readonly report: LedgerReport;
  readonly sort: Sort | undefined;
  readonly onSort: (field: FieldId) => void;
}

/** The groups of a report as rows, its figures as columns. Every figure leads to its transactions. */
export function ReportTable({ report: { result, scope }, sort, onSort }: ReportTableProps) {
  const { definition, rows, total, columns } = result;
  const withLedger = useLedgerLink();
  const [outermost] = definition.groupBy;
  const groupName = groupingName(definition.groupBy);
  const [shown, missing] = splitColumns(
    columns.filter(({ isFigure }) => isFigure).map(({ id, name, measure }) => ({ id, label: name, measure })),
    [...rows, total].map(({ figures }) => figures),
  );

  const linkOf = (row: ReportRow, figure: FieldId) => {
    const address = figureAddress(definition, scope, row, figure);
    return address === undefined ? undefined : withLedger(address);
  };
  function cellOf(row: ReportRow, id: FieldId) {
    const value = row.cells[columns.findIndex((column) => column.id === id)];
    const { measure, name, unit } = fieldOf(id);
    if (!measure || (typeof value !== 'number' && value !== unknown)) return { content: '–', isZero: true };
    const to = unit === 'share' ? undefined : linkOf(row, id);
    const figure = (
      <LinkedFigure id={measure} {...{ value, to }} figures={row.figures} name={`${row.label}, ${name}`} />
    );
    return { content: figure, isZero: value === 0 };
  }
  const rowOf = (row: ReportRow): FiguresRow<FieldId> => ({
    key: row.key,
    label: row.label,
    cellOf: (id) => cellOf(row, id),
    groups: row.children.map(rowOf),
  });

  return (
    <GroupedFigures
      title={`Figures by ${groupName}`}
      scope={formatRange(scope.range)}
      corner={outermost && <SortHeader field={outermost} name={capitalized(groupName)} sort={sort} onSort={onSort} />}
      columns={shown}
      headOf={({ id, label }) => <SortHeader key={id} field={id} name={label} sort={sort} onSort={onSort} />}
      rows={rows.map(rowOf)}
      maxInitiallyOpen={8}
      foot={[rowOf(total)]}
      table={isTimeChart(result) ? TimeFigures : Figures}
    >
      <UnknownColumns columns={missing} figures={total.figures} />
    </GroupedFigures>
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
  text-align: inherit;

  &:hover {
    color: ${color.text};
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
