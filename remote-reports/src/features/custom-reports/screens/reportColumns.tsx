import { ChartColumn, Eye, LayoutDashboard, Table2 } from 'lucide-react';
import styled from 'styled-components';
import { centered, media, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { Badge, ButtonLink, VisuallyHidden } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import { titleOf, type CustomReport, type ReportType } from '../../../domain/customReport';
import { statusNames, typeNames } from '../../../domain/reportTexts';
import { columnsWith } from '../../../parts/rowColumns';
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

/** The normal status is plain text. */
function StatusBadge({ status }: Pick<CustomReport, 'status'>) {
  if (status === 'active') return statusNames.active;
  return <Badge tone={status === 'draft' ? 'outline' : 'neutral'}>{statusNames[status]}</Badge>;
}

const column = columnsWith<Column<ReportRow>>();

const statusColumn = column('status', 'Status', ({ report }) => <StatusBadge status={report.status} />, {
  width: withSpace('74px'),
  phone: 'secondary',
});

const columns: readonly Column<ReportRow>[] = [
  column('report', 'Report', ({ report }) => <Name title={report.description || undefined}>{titleOf(report)}</Name>, {
    width: `minmax(${withSpace('120px')}, 2.2fr)`,
    phone: 'primary',
  }),
  column('type', 'Type', ({ report }) => typeNames[report.type], { width: withSpace('78px'), phone: 'hidden' }),
  statusColumn,
  column('createdBy', 'Created By', ({ report }) => report.createdBy || '–', {
    width: `minmax(${withSpace('92px')}, 1fr)`,
    phone: 'hidden',
  }),
  column('lastModified', 'Last Modified', ({ lastModified }) => (lastModified === 'Never' ? '–' : lastModified), {
    width: withSpace('98px'),
    phone: 'hidden',
  }),
  column('lastRun', 'Last Run', ({ lastRun }) => lastRun, {
    width: withSpace('98px'),
    phone: 'secondary',
    phoneLabel: 'Last run',
  }),
];

const actions = (row: ReportRow) => (
  <Actions>
    <ButtonLink variant="ghost" size="small" icon={<Eye />} title="View" to={row.address}>
      <VisuallyHidden>View {titleOf(row.report)}</VisuallyHidden>
    </ButtonLink>
    {menuOf(row)}
  </Actions>
);

export const reportColumns: readonly Column<ReportRow>[] = [
  ...columns,
  column('actions', 'Actions', actions, { width: withSpace('60px') }),
];

/** Phones have the row menu instead, the row opens the view, and an icon says the type. */
export const phoneColumns: readonly Column<ReportRow>[] = columns.map((each): Column<ReportRow> => {
  if (each.id === 'report') return { ...each, thumbnail: ({ report }) => <TypeIcon type={report.type} /> };
  return each === statusColumn ? { ...each, cell: ({ report }) => statusNames[report.status] } : each;
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
