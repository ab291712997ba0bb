import { Download, Printer } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import type { DrillDownLine, TransactionsState } from '@back-office/shared/routes';
import { color, media, radius, space, text } from '@back-office/shared/theme';
import { Button, IconButton, VisuallyHidden } from '@back-office/shared/ui';
import type { SalesReport } from '../../domain/salesReport';
import { LineSection } from './LineSection';
import { LinesTable } from './LinesTable';
import { useSections } from './useSections';

export interface BreakdownProps {
  readonly report: SalesReport;
  /** Leads to the transactions the report is made of. */
  readonly transactions: TransactionsState;
  readonly onOpenLine: (line: DrillDownLine) => void;
  readonly onExport: () => void;
}

/** The report line by line: sections that open, amounts that lead to their transactions (spec B §2). */
export function Breakdown({ report, transactions, onOpenLine, onExport }: BreakdownProps) {
  const id = useId();
  const { lines, baseline } = report;
  const sections = useSections(lines);
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
      <Scroller>
        <LinesTable data-compared={baseline && ''}>
          <VisuallyHidden as="caption">Breakdown</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col" data-count="">
                Transactions
              </th>
              <th scope="col">Amount</th>
              {baseline && comparisonHeads(formatRange(baseline))}
            </tr>
          </thead>
          {lines.map((line) => (
            <LineSection
              key={line.id}
              line={line}
              report={report}
              transactions={transactions}
              isOpen={sections.isOpen(line.id)}
              onToggle={() => sections.toggle(line.id)}
              onOpenLine={onOpenLine}
            />
          ))}
        </LinesTable>
      </Scroller>
    </Frame>
  );
}

function comparisonHeads(days: string): ReactNode {
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

  ${media.print} {
    margin-top: ${space[2]};
  }
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

/**
 * Wide comparisons scroll inside the frame, never the page; hidden texts within must find their place here. The table
 * looks at the room it has, not at the window.
 */
const Scroller = styled.div`
  position: relative;
  container-type: inline-size;
  overflow-x: auto;

  ${media.print} {
    container-type: normal;
    overflow: visible;
  }
`;
