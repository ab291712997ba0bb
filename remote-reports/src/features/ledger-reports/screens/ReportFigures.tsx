import styled from 'styled-components';
import { useMemo } from 'react';
import { notInFiles, pluralize, unknown, formatCount, formatRange, type DayRange } from '@back-office/shared/format';
import {
  measureOf,
  unknownReason,
  useLedgerFacts,
  type LedgerAnswer,
  type Scope,
  type Sort,
  numberText,
  figuresAddress,
  useLedgerLink,
} from '@back-office/shared/ledger';
import { Link, useLocation } from '@back-office/shared/router';
import { rowStyle } from '@back-office/shared/theme';
import { Card, EmptyState, Text } from '@back-office/shared/ui';
import type { LedgerReport } from '../../../domain/reports/askReport';
import type { FieldId } from '../../../domain/reports/fields';
import { lowerFirst } from '../../../domain/reports/groupTexts';
import type { ReportResult } from '../../../domain/reports/reportResult';
import { AnsweredFigures, FiguresBlock, LoadingFigures } from '../../../parts/FiguresBlock';
import { type MenuReport, reportBySlug } from '../domain/menuReports';
import { FigureRules } from './FigureRules';
import { ReportTable } from './ReportTable';
import { drawnChart, isTimeChart, withoutLargeOthers } from '../../../domain/reports/chartPoints';
import { LoadedChart } from '../../../parts/built-report/ChartCard';

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

/** Groups beyond the largest are one bar; days and hours are all drawn. */
const maxBars = 20;

/** The chart of a report: one figure by its outermost group. */
function ReportChart({ report: { result, range } }: { readonly report: LedgerReport }) {
  const [chart, others] = useMemo(() => {
    const [drawn] = result.definition.charts;
    if (!drawn) return [];
    const points = isTimeChart(result) ? Infinity : maxBars;
    return withoutLargeOthers(drawnChart(drawn, result.definition.groupBy[0], result, points));
  }, [result]);
  if (!chart) return null;
  return (
    <Card title={chart.title} scope={formatRange(range)}>
      <LoadedChart chart={chart} otherwise=" The figures are also in the table below." />
      {others && (
        <Text as="p" size="xs" tone="muted" above={2}>
          {`The ${chart.points.length} largest of ${formatCount(result.rows.length)}. All others together: ${numberText(chart.unit, others.value)}`}
        </Text>
      )}
    </Card>
  );
}

interface RelatedReportsProps {
  readonly slugs: readonly string[];
  readonly range: DayRange;
}

/** Links to reports of the same range, beside this one. */
function RelatedReports({ slugs, range }: RelatedReportsProps) {
  const { pathname } = useLocation();
  const withLedger = useLedgerLink();
  const folder = pathname.replace(/[^/]+\/?$/, '');
  return (
    <nav aria-label="Related reports">
      <List>
        <li>Related reports</li>
        {slugs.map((slug) => (
          <li key={slug}>
            <Link to={withLedger(figuresAddress(`${folder}${slug}`, { range }))}>{reportBySlug(slug)?.title}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  ${rowStyle({ gap: [1, 4], align: 'stretch', wrap: true, size: 'sm', tone: 'muted', on: 'screen' })}
`;
