import { useState } from 'react';
import { formatRange } from '@back-office/shared/format';
import { Card, VisuallyHidden } from '@back-office/shared/ui';
import { measureOf } from '@back-office/shared/ledger';
import type { SalesReport } from '../../domain/salesReport';
import { sectionIds } from '../../domain/summaryLines';
import { ShowAll, useShowAll } from '../../../../parts/ShowAll';
import { DailyFigures } from '../../../../parts/FiguresTable';
import { CardScroll } from '../../../../parts/SidewaysScroll';
import type { ReportLinks } from '../breakdown/Breakdown';
import { FigureRows, TotalRows } from './FigureRows';

interface SummaryTableProps {
  readonly report: SalesReport;
  readonly links: Pick<ReportLinks, 'transactions'>;
}

/** The days of a quarter. Longer lists are shown in full on request. */
const maxShown = 92;
/** With more rows, the groups of each row are collapsed at first. */
const maxInitiallyOpen = 7;

/** The figures as a table: periods or groups as rows, the sections of the report as columns. */
export function SummaryTable({ report, links }: SummaryTableProps) {
  const { time, groups } = report;
  const rows = (time ?? groups)?.rows ?? noRows;
  const { shown, longList } = useShowAll(rows, maxShown);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isInitiallyOpen = rows.length <= maxInitiallyOpen;
  const title = [
    'Sales',
    time && `by ${time.by}`,
    time && groups && 'and',
    groups && (time ? groups.by : `by ${groups.by}`),
  ]
    .filter(Boolean)
    .join(' ');

  function toggle(key: string) {
    setToggled((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
  }

  return (
    <Card title={title} scope={formatRange(report.range)}>
      <CardScroll $isLast={!longList} label={`${title}, figures`}>
        <DailyFigures>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{time ? capitalized(time.by) : groups ? capitalized(groups.by) : 'Period'}</th>
              {sectionIds.map((id) => (
                <th key={id} scope="col">
                  {measureOf(id).label}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((row) => (
            <FigureRows
              key={row.key}
              row={row}
              hasGroups={time !== undefined && groups !== undefined}
              links={links}
              isOpen={isInitiallyOpen !== toggled.has(row.key)}
              onToggle={() => toggle(row.key)}
            />
          ))}
          <TotalRows report={report} links={links} />
        </DailyFigures>
      </CardScroll>
      {longList && <ShowAll longList={longList} />}
    </Card>
  );
}

const noRows = [] as const;

function capitalized(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
