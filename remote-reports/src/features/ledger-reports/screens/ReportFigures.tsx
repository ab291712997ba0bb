import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import type { LedgerAnswer } from '@back-office/shared/ledger';
import { FiguresFailed, PartialAnswer, UpdateFailed } from '@back-office/shared/ledger/notices';
import { color, media, motion, space, text } from '@back-office/shared/theme';
import { Card, EmptyState, Skeleton, useDelayed } from '@back-office/shared/ui';
import type { LedgerReport, ReportScope } from '../../../domain/reports/askReport';
import type { ReportSort } from '../../../domain/reports/definition';
import type { FieldId } from '../../../domain/reports/fields';
import type { MenuReport } from '../domain/menuReports';
import { FigureRules } from './FigureRules';
import { RelatedReports } from './RelatedReports';
import { ReportChart } from './ReportChart';
import { ReportTable } from './ReportTable';

interface ReportFiguresProps {
  readonly answer: LedgerAnswer<LedgerReport>;
  readonly report: MenuReport;
  /** What was asked for. */
  readonly scope: ReportScope;
  /** Other figures are about to replace these. */
  readonly isBusy: boolean;
  readonly sort: ReportSort | undefined;
  readonly onSort: (field: FieldId) => void;
}

/** The figures of a report, or what is shown until the ledger has answered. */
export function ReportFigures({ answer, report, scope, isBusy, sort, onSort }: ReportFiguresProps) {
  if (answer.state === 'waiting') return <LoadingFigures />;
  if (answer.state === 'failed')
    return (
      <Card>
        <FiguresFailed what="The report" onRetry={answer.retry} />
      </Card>
    );
  const { data, isStale, error, retry } = answer;
  const { total } = data.result;
  return (
    <>
      {error && <UpdateFailed asked={scope.dateRange} shown={data.scope.dateRange} onRetry={retry} />}
      <PartialAnswer {...data.sent} />
      <Figures aria-busy={isBusy || isStale} data-loading={isStale || undefined}>
        <Description>
          {report.description} {pluralize(total.transactionCount, 'transaction')}.
        </Description>
        {total.lineCount === 0 ? (
          <Card>
            <EmptyState title="No sales in this time period" hint="Try another date range, or remove filters." />
          </Card>
        ) : (
          <>
            <ReportChart report={data} />
            <ReportTable report={data} sort={sort} onSort={onSort} />
            <FigureRules columns={data.result.columns} />
          </>
        )}
        {report.related && <RelatedReports slugs={report.related} range={data.scope.dateRange} />}
      </Figures>
    </>
  );
}

/** Pixels of the chart and of a short table. */
const heights = [400, 440];

/** Reserves the space of the figures, and shows that they are loading if it takes longer than a moment. */
function LoadingFigures() {
  const isLate = useDelayed();
  return (
    <Figures role="status" aria-label="Loading">
      {heights.map((height) => (
        <div key={height} style={{ height }}>
          {isLate && <Skeleton height={height} />}
        </div>
      ))}
    </Figures>
  );
}

const Description = styled.p`
  ${text.sm}
  color: ${color.textSecondary};
`;

/** Older figures stay in place and are dimmed. */
const Figures = styled.div`
  display: grid;
  gap: ${space[4]};
  transition: opacity ${motion.fast};

  > * {
    min-width: 0;
  }

  &[data-loading] {
    opacity: 0.5;
  }

  ${media.print} {
    display: block;

    > * + * {
      margin-top: ${space[3]};
    }
  }
`;
