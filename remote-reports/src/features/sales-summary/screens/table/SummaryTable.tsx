import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { media, radius, space } from '@back-office/shared/theme';
import { Card, VisuallyHidden } from '@back-office/shared/ui';
import { groupsByTime } from '../../domain/dividedGroups';
import { lineDefinitions } from '../../domain/lineDefinitions';
import type { SalesReport } from '../../domain/salesReport';
import type { SummaryView } from '../../domain/summaryView';
import { ShowAll } from '../ShowAll';
import { useShowAll } from '../useShowAll';
import { FiguresTable } from './FiguresTable';
import { PartRows } from './PartRows';
import { TotalRows } from './TotalRows';

interface SummaryTableProps {
  readonly report: SalesReport;
  readonly view: SummaryView;
}

/** A quarter of days; more only when they are asked for. */
const mostShown = 92;
/** So many stretches of time show their groups at once. */
const mostOpen = 7;

/** The same figures as rows and columns: stretches of time or groups down, the lines of the report across. */
export function SummaryTable({ report, view }: SummaryTableProps) {
  const { time, groups } = report;
  const { granularity, filters } = view;
  const division = time ?? groups;
  const { shown, cut } = useShowAll(division?.parts ?? noParts, mostShown);
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set());
  const isOpenAtFirst = (division?.parts.length ?? 0) <= mostOpen;
  const groupsOf = useMemo(
    () => (time && groups ? groupsByTime(report, granularity, filters.groupBy) : undefined),
    [report, time, groups, granularity, filters.groupBy],
  );
  const title = [
    'Sales',
    time && `by ${time.by}`,
    time && groups && 'and',
    groups && (time ? groups.by : `by ${groups.by}`),
  ]
    .filter(Boolean)
    .join(' ');

  function flip(key: string) {
    setFlipped((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
  }

  return (
    <Card title={title} scope={formatRange(report.range)}>
      <Scroller $isLast={!cut} role="group" aria-label={`${title}, figures`} tabIndex={0}>
        <FiguresTable>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{time ? capital(time.by) : groups ? capital(groups.by) : 'Period'}</th>
              {lineDefinitions.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((part) => (
            <PartRows
              key={part.key}
              part={part}
              groupsOf={groupsOf}
              isOpen={isOpenAtFirst !== flipped.has(part.key)}
              onToggle={() => flip(part.key)}
            />
          ))}
          <TotalRows report={report} />
        </FiguresTable>
      </Scroller>
      {cut && <ShowAll cut={cut} />}
    </Card>
  );
}

const noParts = [] as const;

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Reaches to the edges of the card, so that columns do not end in the air. */
const Scroller = styled.div<{ readonly $isLast: boolean }>`
  --edge: -20px;

  position: relative;
  margin: 0 var(--edge) ${(props) => (props.$isLast ? 'var(--edge)' : space[2])};
  border-radius: ${(props) => props.$isLast && `0 0 calc(${radius.lg} - 1px) calc(${radius.lg} - 1px)`};
  overflow-x: auto;

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.phone} {
    --edge: calc(-1 * ${space[4]});
  }

  ${media.print} {
    overflow: visible;
  }
`;
