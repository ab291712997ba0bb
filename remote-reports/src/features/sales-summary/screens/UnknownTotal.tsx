import type { ReactNode } from 'react';
import { notInFiles } from '@back-office/shared/format';
import { measureOf, unknownReason, useLedgerFacts } from '@back-office/shared/ledger';
import { Row } from '@back-office/shared/ui';
import type { SalesReport } from '../domain/salesReport';
import { shownTotal } from '../domain/shownTotal';

interface UnknownTotalProps {
  readonly report: SalesReport;
  /** A button that explains total sales. */
  readonly children?: ReactNode;
}

/** `Not in your files: Total sales.` and why, where net sales are shown instead. Absent if total sales are shown. */
export function UnknownTotal({ report, children }: UnknownTotalProps) {
  const told = useLedgerFacts()?.unknown;
  if (shownTotal(report) === 'total-sales') return null;
  const reason = unknownReason('total-sales', report.figures, told);
  return (
    <Row size="xs" tone="muted" above={2}>
      <p>{[`${notInFiles}: ${measureOf('total-sales').label}.`, reason].filter(Boolean).join(' ')}</p>
      {children}
    </Row>
  );
}
