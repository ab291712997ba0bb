import { useMemo, type ComponentProps } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { storeNow, useLedgerAnswer, type LedgerAnswer } from '@back-office/shared/ledger';
import { NoSales, useHasNoSales } from '@back-office/shared/ledger/notices';
import { SkeletonRows, useDelayed } from '@back-office/shared/ui';
import { definitionOf, type ReportChoices } from '../../domain/builtReport/builtDefinition';
import { askBuiltReport, type BuiltReport } from '../../domain/builtReport/builtReport';
import { AnsweredFigures } from '../FiguresBlock';
import { BuiltReportBody } from './BuiltReportBody';

/** A custom report with its figures. */
export function useBuiltReport(choices: ReportChoices, range: DayRange) {
  const definition = useMemo(() => definitionOf(choices), [choices]);
  return useLedgerAnswer(
    (port, signal) => askBuiltReport(port, definition, range, storeNow(), signal),
    [definition, range],
  );
}

interface ShownReportProps extends Omit<ComponentProps<typeof BuiltReportBody>, 'report'> {
  readonly answer: LedgerAnswer<BuiltReport>;
  readonly range: DayRange;
}

/** The report, or what is known while it is loaded or could not be. A shop without sales says how to get some. */
export function ShownReport({ answer, range, ...body }: ShownReportProps) {
  if (useHasNoSales()) return <NoSales />;
  return (
    <AnsweredFigures answer={answer} what="The report" range={range} loading={<Loading />}>
      {(report) => <BuiltReportBody report={report} {...body} />}
    </AnsweredFigures>
  );
}

function Loading() {
  const isLate = useDelayed();
  return (
    <div role="status" aria-label="Loading">
      {isLate && <SkeletonRows rows={8} columns={4} />}
    </div>
  );
}
