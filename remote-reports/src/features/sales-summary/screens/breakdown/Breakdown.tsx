import { Download, Printer } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { DrillDownLine } from '@back-office/shared/routes';
import { color, media, radius, space, text } from '@back-office/shared/theme';
import { Button, IconButton, VisuallyHidden, type ExplanationContent } from '@back-office/shared/ui';
import type { LineTransactions, ReportLine } from '../../domain/reportLines';
import type { SalesReport } from '../../domain/salesReport';
import { LineSection } from './LineSection';
import { SidewaysScroll } from '../../../../parts/SidewaysScroll';
import { LinesTable } from './LinesTable';

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
  const { lines, baselineName } = report;
  const sections = useOpenSections(lines);
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <Title id={id}>Breakdown</Title>
        <Actions>
          <Button variant="link" size="small" onClick={sections.toggleAll}>
            {sections.isAllOpen ? 'Collapse all' : 'Expand all'}
          </Button>
          <IconButton size="small" label="Export CSV" icon={<Download />} onClick={onExport} />
          <IconButton size="small" label="Print" icon={<Printer />} onClick={() => window.print()} />
        </Actions>
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
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  overflow: clip;
  background-color: ${color.bgRaised};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[4]} ${space[3]} 0 20px;

  ${media.phone} {
    padding-inline-start: ${space[4]};
  }

  ${media.print} {
    padding-top: ${space[2]};
  }
`;

const Title = styled.h2`
  ${text.md}
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};

  ${media.print} {
    display: none;
  }
`;

/** Wide comparisons scroll. The layout of the table depends on its width, not on that of the window. */
const Scroller = styled(SidewaysScroll)`
  container-type: inline-size;

  ${media.print} {
    container-type: normal;
  }
`;
