import type { ReactNode } from 'react';
import { formatMoney, spokenMoney, unknown } from '@back-office/shared/format';
import { FigureAmount } from '@back-office/shared/ledger/notices';
import { Amount } from '@back-office/shared/ui';
import type { ReportColumn, ReportRow } from '../../../domain/reports/reportResult';
import type { FieldId } from '../../../domain/reports/fields';
import { cellText } from '../../../domain/reports/fieldTexts';
import { FigureLink } from '../../../parts/FigureLink';
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
          <td key={column.id} data-zero={value === 0 || value === undefined || undefined}>
            {value === unknown && column.measure ? (
              <FigureAmount id={column.measure} cents={value} figures={row.figures} />
            ) : typeof value === 'number' ? (
              <Figure row={row} column={column} value={value} address={linkOf(row, column.id)} />
            ) : (
              '–'
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface FigureProps {
  readonly row: ReportRow;
  readonly column: FigureColumn;
  readonly value: number;
  readonly address: string | undefined;
}

function Figure({ row, column: { name, unit }, value, address }: FigureProps) {
  const isMoney = unit === 'money';
  const text = cellText({ unit }, value);
  if (value === 0 || address === undefined || unit === 'share') return isMoney ? <Amount cents={value} /> : text;
  return (
    <FigureLink
      to={address}
      aria-label={`${row.label}, ${name} ${isMoney ? spokenMoney(value) : text}, show transactions`}
    >
      {isMoney ? formatMoney(value) : text}
    </FigureLink>
  );
}
