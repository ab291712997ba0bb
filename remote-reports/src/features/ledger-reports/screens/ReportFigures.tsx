import { notInFiles, pluralize, unknown } from '@back-office/shared/format';
import {
  measureOf,
  unknownReason,
  useLedgerFacts,
  type LedgerAnswer,
  type Scope,
  type Sort,
} from '@back-office/shared/ledger';
import { Card, EmptyState, Text } from '@back-office/shared/ui';
import type { LedgerReport } from '../../../domain/reports/askReport';
import type { FieldId } from '../../../domain/reports/fields';
import { lowerFirst } from '../../../domain/reports/groupTexts';
import type { ReportResult } from '../../../domain/reports/reportResult';
import { AnsweredFigures, FiguresBlock, LoadingFigures } from '../../../parts/FiguresBlock';
import type { MenuReport } from '../domain/menuReports';
import { FigureRules } from './FigureRules';
import { RelatedReports } from './RelatedReports';
import { ReportChart } from './ReportChart';
import { ReportTable } from './ReportTable';

interface ReportFiguresProps {
  readonly answer: LedgerAnswer<LedgerReport>;
  readonly report: MenuReport;
  /** What was asked for. */
  readonly scope: Scope;
  /** Other figures are about to replace these. */
  readonly isBusy: boolean;
  readonly sort: Sort | undefined;
  readonly onSort: (field: FieldId) => void;
}

/** The figures of a report, or what is shown until the ledger has answered. */
export function ReportFigures({ answer, report, scope, isBusy, sort, onSort }: ReportFiguresProps) {
  return (
    <AnsweredFigures
      answer={answer}
      what="The report"
      range={scope.range}
      loading={<LoadingFigures heights={heights} />}
    >
      {(data, isStale) => {
        const { total, columns } = data.result;
        return (
          <FiguresBlock aria-busy={isBusy || isStale} data-loading={isStale || undefined}>
            <Text as="p" size="sm" tone="secondary">
              {report.description}
              {total.transactionCount > 0 && ` ${pluralize(total.transactionCount, 'transaction')}.`}
            </Text>
            {total.transactionCount === 0 ? (
              <Card>
                <NoRows report={report} result={data.result} />
              </Card>
            ) : (
              <>
                <ReportChart report={data} />
                <ReportTable report={data} sort={sort} onSort={onSort} />
                <FigureRules columns={columns} />
              </>
            )}
            {report.related && <RelatedReports slugs={report.related} range={data.range} />}
          </FiguresBlock>
        );
      }}
    </AnsweredFigures>
  );
}

interface NoRowsProps {
  readonly report: MenuReport;
  readonly result: ReportResult;
}

/** A report without transactions: there are none, none that it is about, or it is unknown which ones these are. */
function NoRows({ report: { title, line }, result: { columns, total } }: NoRowsProps) {
  const told = useLedgerFacts()?.unknown;
  const unknowns = columns.flatMap(({ measure }) => (measure && total.figures[measure] === unknown ? [measure] : []));
  // An amount says which one is missing; how many transactions there are is only unknown because of it.
  const missing = unknowns.find((id) => measureOf(id).unit === 'money') ?? unknowns[0];
  return missing ? (
    <EmptyState title={notInFiles} hint={unknownReason(missing, total.figures, told)} />
  ) : (
    <EmptyState
      title={`No ${line ? lowerFirst(title) : 'sales'} in this time period`}
      hint="Try another date range, or remove filters."
    />
  );
}

/** Pixels of the chart and of a short table. */
const heights = [400, 440];
