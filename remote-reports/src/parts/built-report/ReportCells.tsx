import styled from 'styled-components';
import { pluralize, unknown } from '@back-office/shared/format';
import { space, textStyle } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import type { TableLine } from '../../domain/builtReport/tablePages';
import { leavesOf, type ReportResult, type ReportRow } from '../../domain/reports/reportResult';
import { fieldOf, type FieldId } from '../../domain/reports/fields';
import { cellText, isUnknown } from '../../domain/reports/fieldTexts';
import { groupLabel } from '../../domain/reports/groupTexts';
import { notRecorded } from '../../domain/reports/fields';
import { LinkedFigure } from '../FigureLink';
import { RowToggle } from '../RowToggle';

/** Where the transactions behind a figure are listed. `undefined` if the figure leads nowhere. */
export type FigureAddress = (row: Pick<ReportRow, 'path'>, figure: FieldId) => string | undefined;

interface CellProps {
  readonly result: ReportResult;
  readonly row: ReportRow;
  readonly id: FieldId;
  readonly addressOf: FigureAddress | undefined;
}

/**
 * A value of the report, perhaps with a link to its transactions. Zero is gray, nothing is a dash; what is not recorded
 * says so.
 */
export function ReportCell({ result, row, id, addressOf }: CellProps) {
  const index = result.columns.findIndex((column) => column.id === id);
  const column = result.columns[index];
  const isSum = row.children.length > 0 || row === result.total;
  if (column?.isRecorded === false) return <Text tone="muted">{isSum && !column.isFigure ? '' : notRecorded}</Text>;
  const value = row.cells[index];
  if (value === undefined || value === '') return <Text tone="muted">{isSum ? '' : '–'}</Text>;
  const { name, unit } = fieldOf(id);
  if (!column?.measure || (typeof value !== 'number' && !isUnknown(unit, value)))
    return cellText({ unit }, value, result.days);
  const figure = (
    <LinkedFigure
      id={column.measure}
      value={value}
      figures={row.figures}
      name={`${nameOf(row, result)}, ${name}`}
      to={addressOf?.(row, id)}
    />
  );
  return value === 0 || value === unknown ? <Text tone="muted">{figure}</Text> : figure;
}

/** What tells a row from the others: its groups and texts, such as `Location 1, House Granola`. */
function nameOf({ path }: ReportRow, { days }: ReportResult): string {
  return path.map(({ field, value }) => groupLabel(field, value, days)).join(', ') || 'Total';
}

interface GroupNameProps {
  readonly line: TableLine;
  readonly isClosed: boolean;
  readonly onToggle: () => void;
}

/** The name of a group, which opens and closes it. */
export function GroupName({ line: { row }, isClosed, onToggle }: GroupNameProps) {
  return (
    <RowToggle isOpen={!isClosed} onToggle={onToggle}>
      <span>{row.label}</span>
      <RowCount>{pluralize(leavesOf(row.children).length, 'row')}</RowCount>
    </RowToggle>
  );
}

const RowCount = styled.span`
  margin-inline-start: ${space[1]};
  ${textStyle({ tone: 'muted', weight: 'regular', nowrap: true, on: 'wide' })}
`;
