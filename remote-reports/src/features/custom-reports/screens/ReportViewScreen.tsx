import { Download, Pencil, Printer } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { formatRange, type DayRange } from '@back-office/shared/format';
import {
  namedRange,
  rangeToDate,
  useLedgerAddress,
  useLedgerLink,
  useToday,
  writeRange,
} from '@back-office/shared/ledger';
import { LedgerNotices, useSampleRevision } from '@back-office/shared/ledger/notices';
import { useParams, useSearchParams } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { gridStyle, media, rowStyle, size } from '@back-office/shared/theme';
import { Badge, ButtonLink, Card, EmptyState, IconButton, Screen } from '@back-office/shared/ui';
import { slugOf } from '@back-office/shared/url';
import { choicesOf, isNothingChosen } from '../../../domain/builtReport/builtDefinition';
import { titleOf, type CustomReport } from '../../../domain/customReport';
import { aheadNoticeOf, isRange, rangeNoticeOf, withRangeToDate } from '../../../domain/rangeParams';
import { figureAddress } from '../../../domain/reports/figureAddress';
import { reportCsv } from '../../../domain/reports/reportCsv';
import { statusNames } from '../../../domain/reportTexts';
import { rangeInName } from '../../../domain/transactionsCsv';
import { CustomReportsNotices } from '../../../parts/CustomReportsNotices';
import { PrintedScope, RangeStepper } from '../../../parts/ReportHeader';
import { ReportNotFound } from '../../../parts/ReportNotFound';
import { ShownReport, useBuiltReport } from '../../../parts/built-report/ShownReport';
import { CustomReportsProvider, useCustomReports } from '../../../state/customReports';
import { useReportRange } from '../../../state/useReportRange';
import { useCsvFile } from '../../../state/useCsvFile';

/** A custom report, read-only. Its figures lead to their transactions. */
export function ReportViewScreen() {
  const { id } = useParams();
  return (
    <CustomReportsProvider>
      <FoundReport key={id} id={id} />
    </CustomReportsProvider>
  );
}

function FoundReport({ id }: { readonly id: string | undefined }) {
  const { reports, markRun } = useCustomReports();
  const report = reports.find((each) => each.id === id);
  const viewed = report?.id;
  useEffect(() => {
    if (viewed !== undefined) void markRun(viewed);
  }, [viewed, markRun]);
  return report ? <ReportView report={report} /> : <ReportNotFound />;
}

function ReportView({ report }: { readonly report: CustomReport }) {
  const sampleRevision = useSampleRevision();
  useLedgerAddress();
  const link = useLedgerLink();
  const save = useCsvFile();
  const choices = choicesOf(report);
  const { range, notice, setRange, clearNotice } = useViewedRange(useReportRange(choices.dateRange));
  const answer = useBuiltReport(choices, range);
  const built = answer.state === 'ready' ? answer.data : undefined;
  const table = built?.table;
  const scope = { range, filters: [] };

  function exportCsv() {
    if (!table) return;
    const name = `${slugOf(titleOf(report))}-${rangeInName(range)}.csv`;
    save({ name, text: reportCsv(table) });
  }

  return (
    <Screen
      title={titleOf(report)}
      tag={report.status !== 'active' && <Badge tone="neutral">{statusNames[report.status]}</Badge>}
      context={
        <>
          {[report.description, sampleRevision].filter(Boolean).join(' · ')}
          <PrintedScope>{formatRange(range)}</PrintedScope>
        </>
      }
      back={{ label: 'Custom Reports', to: link(paths.customReports()) }}
      actions={
        <Actions>
          <RangeStepper value={range} onChange={setRange} />
          <IconButton
            variant="secondary"
            label="Export CSV"
            icon={<Download />}
            unavailable={table ? undefined : 'This report has no table'}
            onClick={exportCsv}
          />
          <IconButton variant="secondary" label="Print" icon={<Printer />} onClick={() => window.print()} />
          <ButtonLink icon={<Pencil />} to={link(paths.editCustomReport(report.id))}>
            Edit
          </ButtonLink>
        </Actions>
      }
    >
      <CustomReportsNotices />
      <LedgerNotices range={notice} onDismissRange={clearNotice} shown={range} />
      {isNothingChosen(choices) ? (
        <Card>
          <EmptyState
            title="This report is empty"
            hint="Edit it to choose metrics, charts, or widgets."
            actions={
              <ButtonLink variant="primary" to={link(paths.editCustomReport(report.id))}>
                Edit report
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <ShownReport
          {...{ answer, range }}
          addressOf={(row, figure) => {
            const address = built && figureAddress(built.definition, scope, row, figure);
            return address && link(address);
          }}
        />
      )}
    </Screen>
  );
}

/** The range of the address, `?from=2025-06-22&to=2025-06-28`; that of the report if it is missing or invalid. */
function useViewedRange(ofReport: DayRange) {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  return {
    range: rangeToDate(namedRange(withRangeToDate(params, today)) ?? ofReport, today),
    /** Why the range of the address is not shown. */
    notice: rangeNoticeOf(params, ofReport) ?? aheadNoticeOf(params, today),
    setRange(chosen: DayRange) {
      if (isRange(chosen)) setParams((current) => writeRange(current, chosen, ofReport));
    },
    clearNotice: () => setParams((current) => writeRange(current, ofReport, ofReport), { replace: true }),
  };
}

const Actions = styled.div`
  ${rowStyle({ gap: 2, align: 'stretch', wrap: true, shrink: true })}

  ${media.phone} {
    ${gridStyle({ columns: 'repeat(3, auto) minmax(0, 1fr)' })}
    width: calc(100vw - 2 * ${size.gutter});

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
