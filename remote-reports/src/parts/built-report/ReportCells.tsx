import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { FigureAmount } from '@back-office/shared/ledger/notices';
import { space, textStyle } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import { leavesOf } from '../../domain/builtReport/builtReport';
import type { TableLine } from '../../domain/builtReport/tablePages';
import type { ReportResult, ReportRow } from '../../domain/reports/reportResult';
import { fieldOf, type FieldId } from '../../domain/reports/fields';
import { cellText, groupLabel, isUnknown } from '../../domain/reports/fieldTexts';
import { notRecorded } from '../../domain/reports/fields';
import { FigureLink } from '../FigureLink';
import { RowToggle } from '../RowToggle';
import { figureFormats } from './figureFormats';

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
  const shown = cellText({ unit }, value, result.days);
  if (isUnknown(unit, value) && column?.measure)
    return (
      <Text tone="muted">
        <FigureAmount id={column.measure} cents={value} figures={row.figures} />
      </Text>
    );
  if (value === 0) return <Text tone="muted">{shown}</Text>;
  const address = typeof value === 'number' ? addressOf?.(row, id) : undefined;
  if (typeof value !== 'number' || address === undefined) return shown;
  const spoken = `${nameOf(row, result)}, ${name} ${figureFormats(unit).speakValue(value)}, show transactions`;
  return (
    <FigureLink to={address} aria-label={spoken}>
      {shown}
    </FigureLink>
  );
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
