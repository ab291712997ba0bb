import type { ComponentProps } from 'react';
import type { LedgerAnswer } from '@back-office/shared/ledger';
import { Card, SkeletonRows, useDelayed } from '@back-office/shared/ui';
import type { BuiltReport } from '../../domain/builtReport/builtReport';
import { FiguresFailed, PartialAnswer, UpdateFailed } from '@back-office/shared/ledger/notices';
import { BuiltReportBody } from './BuiltReportBody';

interface ShownReportProps extends Omit<ComponentProps<typeof BuiltReportBody>, 'report'> {
  readonly answer: LedgerAnswer<BuiltReport>;
  readonly range: BuiltReport['range'];
}

/** The report, or what is known while it is loaded or could not be. */
export function ShownReport({ answer, range, ...body }: ShownReportProps) {
  if (answer.state === 'waiting') return <Loading />;
  if (answer.state === 'failed')
    return (
      <Card>
        <FiguresFailed what="The report" error={answer.error} onRetry={answer.retry} />
      </Card>
    );
  const { data, error, retry } = answer;
  return (
    <>
      {error && <UpdateFailed asked={range} shown={data.range} error={error} onRetry={retry} />}
      {data.part && <PartialAnswer shown={data.part.counted} total={data.part.of} />}
      <BuiltReportBody report={data} {...body} />
    </>
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
