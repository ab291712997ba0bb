import { joinReasons, notInFiles, unknown } from '@back-office/shared/format';
import { unknownReason, useLedgerFacts, type FigureGroup, type MeasureId } from '@back-office/shared/ledger';
import { Text } from '@back-office/shared/ui';

interface MeasuredColumn {
  readonly label: string;
  /** The figure that it shows. */
  readonly measure: MeasureId | undefined;
}

/**
 * The columns of a table, and those that would say in row after row that their figure is unknown, because none has one. All
 * stay if none of the figures is known.
 */
export function splitColumns<Column extends MeasuredColumn>(
  columns: readonly Column[],
  rows: readonly FigureGroup['figures'][],
): readonly [shown: readonly Column[], missing: readonly Column[]] {
  const isMissing = ({ measure }: Column) =>
    measure &&
    rows.some((figures) => figures[measure] === unknown) &&
    rows.every((figures) => typeof figures[measure] !== 'number');
  const missing = columns.filter(isMissing);
  if (missing.length === columns.length) return [columns, []];
  return [columns.filter((column) => !missing.includes(column)), missing];
}

interface UnknownColumnsProps {
  readonly columns: readonly MeasuredColumn[];
  /** Of the total. */
  readonly figures: FigureGroup['figures'];
}

/** Below a table: the figures that have no column, and why they are unknown. */
export function UnknownColumns({ columns, figures }: UnknownColumnsProps) {
  const told = useLedgerFacts()?.unknown;
  if (columns.length === 0) return null;
  const reasons = columns.map(({ measure }) => measure && unknownReason(measure, figures, told));
  return (
    <Text as="p" size="xs" tone="secondary">
      {`${notInFiles}: ${columns.map(({ label }) => label).join(', ')}. ${joinReasons(reasons)}`}
    </Text>
  );
}
