import { ChartColumn, Eye, LayoutDashboard, Table2 } from 'lucide-react';
import styled from 'styled-components';
import { centered, media, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { Badge, ButtonLink, VisuallyHidden } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import { titleOf, type CustomReport, type ReportType } from '../../../domain/customReport';
import { statusNames, typeNames } from '../../../domain/reportTexts';
import { MenuButton, ReportMenu } from './deferredParts';

/** A line of the list. Times are texts already, so that a row does not change while it is shown. */
export interface ReportRow {
  readonly report: CustomReport;
  readonly address: string;
  readonly lastModified: string;
  readonly lastRun: string;
}

const icons: Readonly<Record<ReportType, typeof Table2>> = {
  dashboard: LayoutDashboard,
  table: Table2,
  chart: ChartColumn,
};

function TypeIcon({ type }: { readonly type: ReportType }) {
  const Icon = icons[type];
  return (
    <Ground aria-hidden>
      <Icon size={16} />
    </Ground>
  );
}

export function menuOf({ report }: ReportRow) {
  const placeholder = <MenuButton name={titleOf(report)} aria-expanded={false} />;
  return <ReportMenu itemKey={report.id} placeholder={placeholder} report={report} />;
}

/** The width of a column whose usual texts are that wide. */
const withSpace = (text: string) => `calc(${text} + 2 * var(--cell-space, ${space[4]}))`;

const status: Column<ReportRow> = {
  id: 'status',
  header: 'Status',
  width: withSpace('74px'),
  phone: 'secondary',
  // The normal status is plain text.
  cell: ({ report: { status: value } }) =>
    value === 'active' ? (
      statusNames.active
    ) : (
      <Badge tone={value === 'draft' ? 'outline' : 'neutral'}>{statusNames[value]}</Badge>
    ),
};

const phoneStatus: Column<ReportRow> = { ...status, cell: ({ report }) => statusNames[report.status] };

const columns: readonly Column<ReportRow>[] = [
  {
    id: 'report',
    header: 'Report',
    width: `minmax(${withSpace('120px')}, 2.2fr)`,
    phone: 'primary',
    cell: ({ report }) => <Name title={report.description || undefined}>{titleOf(report)}</Name>,
  },
  {
    id: 'type',
    header: 'Type',
    width: withSpace('78px'),
    phone: 'hidden',
    cell: ({ report }) => typeNames[report.type],
  },
  status,
  {
    id: 'createdBy',
    header: 'Created By',
    width: `minmax(${withSpace('92px')}, 1fr)`,
    phone: 'hidden',
    cell: ({ report }) => report.createdBy || '–',
  },
  {
    id: 'lastModified',
    header: 'Last Modified',
    width: withSpace('98px'),
    phone: 'hidden',
    cell: ({ lastModified }) => (lastModified === 'Never' ? '–' : lastModified),
  },
  {
    id: 'lastRun',
    header: 'Last Run',
    width: withSpace('98px'),
    phone: 'secondary',
    phoneLabel: 'Last run',
    cell: ({ lastRun }) => lastRun,
  },
];

export const reportColumns: readonly Column<ReportRow>[] = [
  ...columns,
  {
    id: 'actions',
    header: 'Actions',
    width: withSpace('60px'),
    cell: (row) => (
      <Actions>
        <ButtonLink variant="ghost" size="small" icon={<Eye />} title="View" to={row.address}>
          <VisuallyHidden>View {titleOf(row.report)}</VisuallyHidden>
        </ButtonLink>
        {menuOf(row)}
      </Actions>
    ),
  },
];

/** Phones have the row menu instead, the row opens the view, and an icon says the type. */
export const phoneColumns: readonly Column<ReportRow>[] = columns.map((column): Column<ReportRow> => {
  if (column.id === 'report') return { ...column, thumbnail: ({ report }) => <TypeIcon type={report.type} /> };
  return column.id === 'status' ? phoneStatus : column;
});

const Ground = styled.span`
  ${centered}
  ${textStyle({ tone: 'secondary', fixed: true, round: 'md', ground: 'sunken', square: '32px' })}
`;

/** Two lines fit in a row. */
const Name = styled.span`
  display: -webkit-box;
  ${textStyle({ clip: true, anywhere: true })}
  white-space: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${media.phone} {
    -webkit-line-clamp: 1;
  }
`;

const Actions = styled.span`
  ${rowStyle({ gap: 1 })}
  margin-inline-start: -12px;
`;
