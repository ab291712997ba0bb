import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { useLedgerLink, type Sort } from '@back-office/shared/ledger';
import { color, media, rowStyle } from '@back-office/shared/theme';
import { Card, VisuallyHidden } from '@back-office/shared/ui';
import type { LedgerReport } from '../../../domain/reports/askReport';
import type { ReportRow } from '../../../domain/reports/reportResult';
import type { FieldId } from '../../../domain/reports/fields';
import { groupWord } from '../../../domain/reports/fieldTexts';
import { isTimeChart } from '../../../domain/reports/chartPoints';
import { figureAddress } from '../../../domain/reports/figureAddress';
import { FiguresTable } from '../../../parts/FiguresTable';
import { ShowAll, useShowAll } from '../../../parts/ShowAll';
import { CardScroll } from '../../../parts/SidewaysScroll';
import { ReportLine, ReportRows, type FigureAddress } from './ReportRows';

interface ReportTableProps {
  readonly report: LedgerReport;
  readonly sort: Sort | undefined;
  readonly onSort: (field: FieldId) => void;
}

/** The days of a quarter. Longer lists are shown in full on request. */
const maxShown = 92;
/** With more groups, those within are collapsed at first. */
const maxInitiallyOpen = 8;

/** The groups of a report as rows, its figures as columns. Every figure leads to its transactions. */
export function ReportTable({ report: { result, scope }, sort, onSort }: ReportTableProps) {
  const { definition, rows, total, columns } = result;
  const withLedger = useLedgerLink();
  const { shown, longList } = useShowAll(rows, maxShown);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isInitiallyOpen = rows.length <= maxInitiallyOpen;
  const figures = columns.flatMap((column, index) => (column.isFigure ? [{ ...column, index }] : []));
  const [outermost] = definition.groupBy;
  const groupName = definition.groupBy.map(groupWord).join(' and ');
  const title = `Figures by ${groupName}`;

  const linkOf: FigureAddress = (row: ReportRow, figure?: FieldId) => {
    const address = figureAddress(definition, scope, row, figure);
    return address === undefined ? undefined : withLedger(address);
  };

  function toggle(key: string) {
    setToggled((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
  }

  return (
    <Card title={title} scope={formatRange(scope.range)}>
      <CardScroll $isLast={!longList} label={`${title}, figures`}>
        <Figures $wraps={!isTimeChart(result)}>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              {outermost !== undefined && (
                <SortHeader
                  field={outermost}
                  name={`${groupName.charAt(0).toUpperCase()}${groupName.slice(1)}`}
                  sort={sort}
                  onSort={onSort}
                />
              )}
              {figures.map(({ id, name }) => (
                <SortHeader key={id} field={id} name={name} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          {shown.map((row) => (
            <ReportRows
              key={row.key}
              row={row}
              figures={figures}
              linkOf={linkOf}
              isOpen={isInitiallyOpen !== toggled.has(row.key)}
              onToggle={() => toggle(row.key)}
            />
          ))}
          <tfoot>
            <ReportLine row={total} figures={figures} linkOf={linkOf} level="total">
              Total
            </ReportLine>
          </tfoot>
        </Figures>
      </CardScroll>
      {longList && <ShowAll longList={longList} />}
    </Card>
  );
}

interface SortHeaderProps {
  readonly field: FieldId;
  readonly name: string;
  readonly sort: Sort | undefined;
  readonly onSort: (field: FieldId) => void;
}

function SortHeader({ field, name, sort, onSort }: SortHeaderProps) {
  const isSorted = sort?.by === field;
  const Arrow = sort?.isDescending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}>
      <SortButton type="button" onClick={() => onSort(field)}>
        {name}
        {isSorted && <Arrow size={14} aria-hidden />}
      </SortButton>
    </th>
  );
}

const SortButton = styled.button`
  ${rowStyle({ gap: 1, inline: true, minHeight: '32px', round: 'xs', tone: 'inherit', print: { minHeight: '0px' } })}
  font: inherit;
  text-align: inherit;

  &:hover {
    color: ${color.text};
  }

  svg {
    flex: none;
  }
`;

/** Names of items are long: they have more room than in other tables. Days and hours stay on one line. */
const Figures = styled(FiguresTable)<{ readonly $wraps: boolean }>`
  th:first-child {
    max-width: 300px;
  }

  @media screen {
    th:first-child {
      white-space: ${(props) => !props.$wraps && 'nowrap'};
    }
  }

  ${media.phone} {
    th:first-child {
      max-width: 168px;
    }

    [data-level='group'] > th:first-child {
      padding-inline-start: 28px;
    }
  }
`;
