import type { ComponentType } from 'react';
import { pluralize } from '@back-office/shared/format';
import { ConfirmDialog } from '@back-office/shared/ui';
import { AllFiltersDialog, BulkUpdateDialog, ExportDialog } from './deferredParts';
import { DeletedItems } from './DeletedItems';
import { ItemsHistory } from './ItemsHistory';
import type { useItemCommands } from '../state/useItemCommands';
import type { ItemSelection } from '../state/useItemSelection';
import type { ItemsDialog } from '../state/useItemsDialog';
import type { ItemsView } from '../state/useItemsView';

/** The import is another feature, so `public` passes its dialog in. */
export type ImportDialogPart = ComponentType<{ readonly onClose: () => void; readonly onFailed: () => void }>;

interface ItemsDialogsProps {
  readonly open: ItemsDialog | null;
  readonly importDialog: ImportDialogPart;
  readonly view: ItemsView;
  readonly selection: ItemSelection;
  readonly commands: ReturnType<typeof useItemCommands>;
  readonly onClose: () => void;
}

export function ItemsDialogs(props: ItemsDialogsProps) {
  const { open, importDialog: ImportDialog, view, selection, commands, onClose } = props;
  const { items, shown, filters, setFilters } = view;
  const { ids, hidden, table } = selection;
  const closing = { onClose, onFailed: onClose };
  const selectedItems = () => items.filter(({ id }) => table.selected.has(id));
  switch (open?.kind) {
    case undefined:
      return null;
    case 'import':
      return <ImportDialog {...closing} />;
    case 'filters':
      return (
        <AllFiltersDialog
          {...closing}
          filters={filters}
          onApply={(next) => {
            onClose();
            setFilters(next);
          }}
        />
      );
    case 'export': {
      const selected = selectedItems();
      return (
        <ExportDialog
          {...closing}
          lists={{ all: items, filtered: shown, selected }}
          scope={selected.length > 0 ? 'selected' : 'all'}
        />
      );
    }
    case 'bulkUpdate':
      return (
        <BulkUpdateDialog
          {...closing}
          items={selectedItems()}
          hidden={hidden}
          onUpdate={(patch) => commands.bulkUpdate(ids, patch)}
        />
      );
    case 'history':
      return <ItemsHistory {...closing} />;
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
          title={`Delete ${pluralize(ids.length, 'item')}?`}
          message={<DeletedItems items={selectedItems()} hidden={hidden} />}
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
          message={`This removes ${pluralize(items.length, 'item')} from the list, including those hidden by the filter.`}
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
