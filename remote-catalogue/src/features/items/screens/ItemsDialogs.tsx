import { useMemo, type ComponentType, type ReactNode } from 'react';
import { pluralize } from '@back-office/shared/format';
import { HistoryDialog } from '@back-office/shared/state';
import { ConfirmDialog } from '@back-office/shared/ui/dialogs';
import type { Item } from '../../../domain/item';
import { useCategories } from '../../../state/categories';
import { useItems } from '../../../state/items';
import { StockProvider, useStock } from '../../../state/stock';
import type { ListSelection } from '../../../state/useListSelection';
import { AllFiltersDialog, BulkUpdateDialog, ExportDialog, LabelsDialog } from './deferredParts';
import { DeletedItems } from './DeletedItems';
import type { useItemCommands } from '../state/useItemCommands';
import type { ItemsDialog } from '../state/useItemsDialog';
import type { ItemsView } from '../state/useItemsView';

/** The import is another feature, so `public` passes its dialog in. */
export type ImportDialogPart = ComponentType<{ readonly onClose: () => void; readonly onFailed: () => void }>;

interface ItemsDialogsProps {
  readonly open: ItemsDialog;
  readonly importDialog: ImportDialogPart;
  readonly view: ItemsView;
  readonly selection: ListSelection<Item>;
  readonly commands: ReturnType<typeof useItemCommands>;
  readonly onClose: () => void;
}

/** A change of categories or of stock can change items too, and is undone as a whole. */
function ItemsHistory(closing: { readonly onClose: () => void; readonly onFailed: () => void }) {
  const { history } = useItems();
  const { history: ofCategories } = useCategories();
  const { history: ofStock } = useStock();
  const histories = useMemo(() => [history, ofCategories, ofStock], [history, ofCategories, ofStock]);
  return <HistoryDialog {...closing} title="History of items" histories={histories} />;
}

export function ItemsDialogs(props: ItemsDialogsProps) {
  const { open, importDialog: ImportDialog, view, selection, commands, onClose } = props;
  const { items, shown, filters, setFilters } = view;
  const { ids, hidden, table } = selection;
  const closing = { onClose, onFailed: onClose };
  const selectedItems = () => items.filter(({ id }) => table.selected.has(id));
  const confirm = (title: string, message: ReactNode, confirmLabel: string, edit: () => Promise<boolean>) => {
    const onConfirm = () => {
      onClose();
      void edit();
    };
    return <ConfirmDialog {...{ title, message, confirmLabel, onConfirm }} tone="danger" onCancel={onClose} />;
  };
  switch (open.kind) {
    case 'import':
      return <ImportDialog {...closing} />;
    case 'filters': {
      const apply = (next: typeof filters) => {
        onClose();
        setFilters(next);
      };
      return <AllFiltersDialog {...closing} filters={filters} onApply={apply} />;
    }
    case 'export': {
      const selected = selectedItems();
      const lists = { all: items, filtered: shown, selected };
      return <ExportDialog {...closing} lists={lists} scope={selected.length > 0 ? 'selected' : 'all'} />;
    }
    case 'labels': {
      const selected = selectedItems();
      return <LabelsDialog {...closing} items={selected.length > 0 ? selected : shown} />;
    }
    case 'bulkUpdate':
      return (
        <BulkUpdateDialog
          {...closing}
          items={selectedItems()}
          hidden={hidden}
          onUpdate={(patch, together) => commands.bulkUpdate(ids, patch, together)}
        />
      );
    case 'history':
      return (
        <StockProvider>
          <ItemsHistory {...closing} />
        </StockProvider>
      );
    case 'deleteItem':
      return confirm(`Delete “${open.item.name}”?`, 'Are you sure you want to delete this item?', 'Delete', () =>
        commands.deleteItem(open.item),
      );
    case 'delete':
      return confirm(
        `Delete ${pluralize(ids.length, 'item')}?`,
        <DeletedItems items={selectedItems()} hidden={hidden} />,
        'Delete',
        () => commands.deleteMany(ids),
      );
    case 'clear':
      return confirm(
        'Clear all items?',
        `This removes ${pluralize(items.length, 'item')} from the list, including those hidden by the filter.`,
        'Clear all items',
        () => commands.clearAll(),
      );
  }
}
