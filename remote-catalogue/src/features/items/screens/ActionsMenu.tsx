import { Barcode, Download, History, ListX, Pencil, Trash2, Upload } from 'lucide-react';
import { Menu, type MenuItem } from '@back-office/shared/ui/choices';

type ListAction = 'import' | 'export' | 'labels' | 'bulkUpdate' | 'delete' | 'clear' | 'history';

export interface ActionsMenuProps {
  readonly hasItems: boolean;
  readonly hasSelection: boolean;
  readonly onAction: (action: ListAction) => void;
}

/** Actions on the whole list or the selection. Those without anything to act on are disabled. */
export function ActionsMenu({ hasItems, hasSelection, onAction }: ActionsMenuProps) {
  const items: readonly (MenuItem & { readonly id: ListAction })[] = [
    { id: 'import', label: 'Import library', icon: <Upload /> },
    { id: 'export', label: 'Export…', icon: <Download />, isDisabled: !hasItems },
    { id: 'labels', label: 'Print labels…', icon: <Barcode />, isDisabled: !hasItems },
    { id: 'bulkUpdate', label: 'Bulk update', icon: <Pencil />, isDisabled: !hasSelection },
    { id: 'delete', label: 'Delete selected', icon: <Trash2 />, tone: 'danger', isDisabled: !hasSelection },
    { id: 'clear', label: 'Clear all items', icon: <ListX />, tone: 'danger', isDisabled: !hasItems },
    { id: 'history', label: 'History', icon: <History /> },
  ];
  return <Menu label="Actions" items={items} onAction={(id) => onAction(id as ListAction)} />;
}
