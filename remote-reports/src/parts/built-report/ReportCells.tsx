import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { color, space, weight } from '@back-office/shared/theme';
import { leavesOf } from '../../domain/builtReport/builtReport';
import type { TableLine } from '../../domain/builtReport/tablePages';
import type { ReportResult, ReportRow } from '../../domain/reports/evaluateReport';
import { fieldOf, type FieldId } from '../../domain/reports/fields';
import { cellText } from '../../domain/reports/fieldTexts';
import { FigureLink } from '../FigureLink';
import { RowToggle } from '../RowToggle';

interface CellProps {
  readonly result: ReportResult;
  readonly row: ReportRow;
  readonly id: FieldId;
  readonly addressOf: ((row: ReportRow, figure: FieldId) => string | undefined) | undefined;
}

/** A value of the report, perhaps with a link to its transactions. Zero is gray, nothing is a dash. */
export function ReportCell({ result, row, id, addressOf }: CellProps) {
  const index = result.columns.findIndex((column) => column.id === id);
  const value = index < 0 ? undefined : row.cells[index];
  if (value === undefined || value === '')
    return <Muted>{row.children.length > 0 || row.path.length === 0 ? '' : '–'}</Muted>;
  const shown = cellText(fieldOf(id), value);
  if (value === 0) return <Muted>{shown}</Muted>;
  const address = typeof value === 'number' ? addressOf?.(row, id) : undefined;
  return address === undefined ? shown : <FigureLink to={address}>{shown}</FigureLink>;
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
  font-weight: ${weight.regular};
  color: ${color.textMuted};
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;
