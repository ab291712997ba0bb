import { Download, Printer } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { useIsSampleLedger } from '@back-office/shared/ledger';
import { media, rowStyle, space, surface } from '@back-office/shared/theme';
import { Button, IconButton, Row, Text, VisuallyHidden, type ExplanationContent } from '@back-office/shared/ui';
import { withoutUnusedCharges, type LineTransactions, type ReportLine } from '../../domain/reportLines';
import type { SalesReport } from '../../domain/salesReport';
import { LineSection } from './LineSection';
import { ownWidth } from '../../../../parts/FiguresBlock';
import { SidewaysScroll } from '../../../../parts/SidewaysScroll';
import { LinesTable } from './LinesTable';
import type { DrillDownLine } from '../../../../domain/reportLineRows';

export interface BreakdownProps {
  readonly report: SalesReport;
  readonly links: ReportLinks;
  readonly onExport: () => void;
}

/** Addresses of the transactions behind the figures. */
export interface ReportLinks {
  /** The search part of the report's address with the drill-down of the line open. */
  readonly drillDown: (line: DrillDownLine) => string;
  /** The transactions page: all transactions of the report, or those of a line. */
  readonly transactions: (line?: LineTransactions) => string;
  /** The sections of courses that explain a line. */
  readonly lessons: (line: ReportLine) => ExplanationContent['lessons'];
}

/** The lines of the report in expandable sections. Amounts lead to the transactions behind them. */
export function Breakdown({ report, links, onExport }: BreakdownProps) {
  const id = useId();
  const { baselineName } = report;
  const isSample = useIsSampleLedger();
  const lines = useMemo(() => (isSample ? report.lines : withoutUnusedCharges(report.lines)), [isSample, report]);
  const sections = useOpenSections(lines);
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <Text as={H2} size="md" id={id}>
          Breakdown
        </Text>
        <Row gap={1} on="screen">
          <Button variant="link" size="small" onClick={sections.toggleAll}>
            {sections.isAllOpen ? 'Collapse all' : 'Expand all'}
          </Button>
          <IconButton size="small" label="Export CSV" icon={<Download />} onClick={onExport} />
          <IconButton size="small" label="Print" icon={<Printer />} onClick={() => window.print()} />
        </Row>
      </Head>
      <Scroller label="Breakdown, figures">
        <LinesTable data-compared={baselineName && ''}>
          <VisuallyHidden as="caption">Breakdown</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col" data-count="">
                Transactions
              </th>
              <th scope="col">Amount</th>
              {baselineName !== undefined && comparisonHeaders(baselineName)}
            </tr>
          </thead>
          {lines.map((line) => (
            <LineSection
              key={line.id}
              line={line}
              report={report}
              links={links}
              isOpen={sections.isOpen(line.id)}
              onToggle={() => sections.toggle(line.id)}
            />
          ))}
        </LinesTable>
      </Scroller>
    </Frame>
  );
}

const initiallyOpen: ReadonlySet<string> = new Set(['gross-sales', 'total-payments', 'fees']);

function useOpenSections(lines: readonly ReportLine[]) {
  const [open, setOpen] = useState(initiallyOpen);
  const expandable = lines.filter(({ blocks }) => blocks.length > 0).map(({ id }) => id);
  const isAllOpen = expandable.every((id) => open.has(id));
  return {
    isOpen: (id: string) => open.has(id),
    isAllOpen,
    toggle: (id: string) =>
      setOpen((ids) => new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id])),
    toggleAll: () => setOpen(new Set(isAllOpen ? [] : expandable)),
  };
}

function comparisonHeaders(days: string): ReactNode {
  return (
    <>
      <th scope="col">{days}</th>
      <th scope="col">Change</th>
    </>
  );
}

const Frame = styled.section`
  ${surface}
  overflow: clip;
`;

const Head = styled.header`
  ${rowStyle({ gap: 2, justify: 'between', pad: [4, 3, '0px', '20px'], phone: { padStart: 4 } })}

  ${media.print} {
    padding-top: ${space[2]};
  }
`;

/** Wide comparisons scroll. */
const Scroller = styled(SidewaysScroll)`
  ${ownWidth}
`;
