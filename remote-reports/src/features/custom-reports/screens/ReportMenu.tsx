import { Copy, Pencil, Trash2 } from 'lucide-react';
import { paths } from '@back-office/shared/routes';
import { useLedgerLink } from '@back-office/shared/ledger';
import { useNavigate } from '@back-office/shared/router';
import { Menu, type MenuItem } from '@back-office/shared/ui/choices';
import { titleOf, type CustomReport } from '../../../domain/customReport';
import { MenuButton } from './deferredParts';
import { useReportCommands } from '../state/useReportCommands';

export interface ReportMenuProps {
  readonly report: CustomReport;
}

const items = [
  { id: 'edit', label: 'Edit', icon: <Pencil /> },
  { id: 'duplicate', label: 'Duplicate', icon: <Copy /> },
  { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger' },
] as const satisfies readonly MenuItem[];

export function ReportMenu({ report }: ReportMenuProps) {
  const { duplicate, remove } = useReportCommands();
  const navigate = useNavigate();
  const link = useLedgerLink();
  const actions: Readonly<Record<string, () => unknown>> = {
    edit: () => navigate(link(paths.editCustomReport(report.id))),
    duplicate: () => duplicate(report),
    delete: () => remove(report),
  };
  return <Menu trigger={<MenuButton name={titleOf(report)} />} items={items} onAction={(id) => void actions[id]?.()} />;
}
