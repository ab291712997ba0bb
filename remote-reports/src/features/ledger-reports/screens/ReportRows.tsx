import type { ReactNode } from 'react';
import { unknown } from '@back-office/shared/format';
import type { ReportColumn, ReportRow } from '../../../domain/reports/reportResult';
import type { FieldId } from '../../../domain/reports/fields';
import { LinkedFigure } from '../../../parts/FigureLink';
import { RowToggle } from '../../../parts/RowToggle';

/** The address of the transactions behind a row, or behind one of its figures. */
export type FigureAddress = (row: ReportRow, figure?: FieldId) => string | undefined;

/** A column of figures and its position in the cells of a row. */
interface FigureColumn extends ReportColumn {
  readonly index: number;
}

interface RowProps {
  readonly row: ReportRow;
  readonly figures: readonly FigureColumn[];
  readonly linkOf: FigureAddress;
}

interface ReportRowsProps extends RowProps {
  /** Shows the groups within. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A group and, while it is open, the groups within. */
export function ReportRows({ row, figures, linkOf, isOpen, onToggle }: ReportRowsProps) {
  const hasGroups = row.children.length > 0;
  return (
    <tbody>
      <ReportLine row={row} figures={figures} linkOf={linkOf} level="row">
        {hasGroups ? (
          <RowToggle isOpen={isOpen} onToggle={onToggle}>
            {row.label}
          </RowToggle>
        ) : (
          row.label
        )}
      </ReportLine>
      {isOpen &&
        row.children.map((child) => (
          <ReportLine key={child.key} row={child} figures={figures} linkOf={linkOf} level="group">
            {child.label}
          </ReportLine>
        ))}
    </tbody>
  );
}

interface ReportLineProps extends RowProps {
  readonly level: 'row' | 'group' | 'total';
  readonly children: ReactNode;
}

export function ReportLine({ row, figures, linkOf, level, children }: ReportLineProps) {
  return (
    <tr data-level={level}>
      <th scope="row" title={row.label}>
        {children}
      </th>
      {figures.map((column) => {
        const value = row.cells[column.index];
        return (
          <td key={column.id} data-zero={!value || undefined}>
            {column.measure && (typeof value === 'number' || value === unknown) ? (
              <LinkedFigure
                id={column.measure}
                value={value}
                figures={row.figures}
                name={`${row.label}, ${column.name}`}
                to={column.unit === 'share' ? undefined : linkOf(row, column.id)}
              />
            ) : (
              '–'
            )}
          </td>
        );
      })}
    </tr>
  );
}
