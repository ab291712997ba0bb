import { countOf } from '@back-office/shared/format';
import { ConfirmDialog } from '@back-office/shared/ui';
import type { Item } from '../../../domain/item';
import { AllFiltersDialog, BulkUpdateDialog, ExportDialog, ImportDialog } from './deferredParts';
import type { useItemCommands } from './useItemCommands';
import type { ItemSelection } from './useItemSelection';
import type { ItemsView } from './useItemsView';

/** The windows over the list, one at a time. */
export type ItemsWindow =
  | { readonly kind: 'import' | 'export' | 'bulkUpdate' | 'delete' | 'clear' | 'filters' }
  | { readonly kind: 'deleteItem'; readonly item: Item };

interface ItemsWindowsProps {
  readonly open: ItemsWindow | null;
  readonly view: ItemsView;
  readonly selection: ItemSelection;
  readonly commands: ReturnType<typeof useItemCommands>;
  readonly onClose: () => void;
}

export function ItemsWindows({ open, view, selection, commands, onClose }: ItemsWindowsProps) {
  const { items, shown, filters, setFilters } = view;
  const { ids, hidden, table } = selection;
  const ends = { onClose, onFailed: onClose };
  const chosen = () => items.filter(({ id }) => table.selected.has(id));
  switch (open?.kind) {
    case undefined:
      return null;
    case 'import':
      return <ImportDialog {...ends} />;
    case 'filters':
      return (
        <AllFiltersDialog
          {...ends}
          filters={filters}
          onApply={(next) => {
            onClose();
            setFilters(next);
          }}
        />
      );
    case 'export': {
      const selected = chosen();
      return (
        <ExportDialog
          {...ends}
          lists={{ all: items, filtered: shown, selected }}
          scope={selected.length > 0 ? 'selected' : 'all'}
        />
      );
    }
    case 'bulkUpdate':
      return (
        <BulkUpdateDialog
          {...ends}
          items={chosen()}
          hidden={hidden}
          onUpdate={(patch) => commands.bulkUpdate(ids, patch)}
        />
      );
    case 'deleteItem':
      return (
        <ConfirmDialog
          title={`Delete “${open.item.name}”?`}
          message="Are you sure you want to delete this item?"
          confirmLabel="Delete"
          tone="danger"
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            void commands.deleteItem(open.item);
          }}
        />
      );
    case 'delete':
      return (
        <ConfirmDialog
          title={`Delete ${countOf(ids.length, 'item')}?`}
          message={
            hidden > 0
              ? `Are you sure you want to delete the selected items? ${countOf(hidden, 'of them is', 'of them are')} hidden by the filter.`
              : 'Are you sure you want to delete the selected items?'
          }
          confirmLabel="Delete"
          tone="danger"
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            void commands.deleteMany(ids);
          }}
        />
      );
    case 'clear':
      return (
        <ConfirmDialog
          title="Clear all items?"
          message={`This removes ${countOf(items.length, 'item')} from the list, those the filter hides included.`}
          confirmLabel="Clear all items"
          tone="danger"
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            void commands.clearAll();
          }}
        />
      );
  }
}
