import { Plus, Trash2 } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, notOnPaper, rowStyle } from '@back-office/shared/theme';
import { Button, Screen, useIsPhone } from '@back-office/shared/ui';
import { useFocusRecovery } from '@back-office/shared/ui/forms';
import type { Item } from '../../../domain/item';
import { listSummary } from '../../../domain/listSummary';
import { useCategories } from '../../../state/categories';
import { useItems } from '../../../state/items';
import { useListSelection } from '../../../state/useListSelection';
import { ListSelectionBar } from '../../../parts/ListSelectionBar';
import { actionsButton } from '../../../parts/menuButtons';
import { StorageNotices } from '../../../parts/StorageNotices';
import { useIdle } from '@back-office/shared/loading';
import { ActionsMenu, ItemSheet, ItemsDialogs, preloadParts } from './deferredParts';
import { ImportBanner } from './ImportBanner';
import { ItemsFilterBar } from './ItemsFilterBar';
import { ItemsTable } from './ItemsTable';
import type { ImportDialogPart } from './ItemsDialogs';
import { NoItems } from './NoItems';
import { OpenedItemSheet } from './OpenedItemSheet';
import { useItemCommands } from '../state/useItemCommands';
import { useItemsDialog } from '../state/useItemsDialog';
import { useItemsView } from '../state/useItemsView';
import { useOpenedItem } from '../state/useOpenedItem';

interface ItemsScreenProps {
  readonly importDialog: ImportDialogPart;
  /** What could be added to the list. */
  readonly suggestions?: ReactNode;
}

/** The items list with all its actions. */
export function ItemsScreen({ importDialog, suggestions }: ItemsScreenProps) {
  const view = useItemsView();
  const { selected, select, isReading } = useItems();
  const selection = useListSelection({ ids: selected, select, shown: view.shown });
  const commands = useItemCommands();
  const { restoreDamaged } = useCategories();
  const sheet = useOpenedItem();
  const [open, setOpen] = useItemsDialog();
  const { containerProps } = useFocusRecovery();
  // On phones the page scrolls: a frame beside everything else would show few rows.
  const isPhone = useIsPhone();
  useIdle(preloadParts);

  const openSheet = sheet.open;
  const create = () => openSheet({ kind: 'new' });
  const edit = useCallback((item: Item) => openSheet({ kind: 'edit', id: item.id }), [openSheet]);
  const duplicate = useCallback((item: Item) => openSheet({ kind: 'new', copiedId: item.id }), [openSheet]);
  const archive = useCallback((item: Item) => void commands.toggleArchived(item), [commands]);
  const askDelete = useCallback((item: Item) => setOpen({ kind: 'deleteItem', item }), [setOpen]);
  const closeDialog = () => setOpen(null);
  const startImport = () => setOpen({ kind: 'import' });

  return (
    <div {...containerProps}>
      <Screen
        title="Items"
        context={isReading ? undefined : view.countText}
        fill={!isPhone}
        actions={
          <HeaderActions>
            <ActionsMenu
              placeholder={actionsButton}
              hasItems={view.items.length > 0}
              hasSelection={selection.ids.length > 0}
              onAction={(kind) => setOpen({ kind })}
            />
            <Button variant="primary" icon={<Plus />} onPointerEnter={() => void ItemSheet.preload()} onClick={create}>
              Create item
            </Button>
          </HeaderActions>
        }
      >
        <Notices>
          <StorageNotices restoreCategories={restoreDamaged} />
          <ImportBanner onImport={startImport} />
          {suggestions}
        </Notices>
        <ItemsFilterBar view={view} onAllFilters={() => setOpen({ kind: 'filters' })} />
        <ItemsTable
          items={view.shown}
          priceLength={listSummary(view.items).priceLength}
          selection={selection.table}
          sort={view.sort}
          onSort={view.setSort}
          onCreate={commands.create}
          onEdit={edit}
          onDuplicate={duplicate}
          onArchive={archive}
          onDelete={askDelete}
          empty={view.shown.length === 0 && <NoItems view={view} onImport={startImport} onCreate={create} />}
        />
        <SelectionActions selection={selection} shownCount={view.shown.length} onAction={(kind) => setOpen({ kind })} />
        {open && (
          <ItemsDialogs
            open={open}
            importDialog={importDialog}
            view={view}
            selection={selection}
            commands={commands}
            onClose={closeDialog}
            onFailed={closeDialog}
          />
        )}
        <OpenedItemSheet sheet={sheet} />
      </Screen>
    </div>
  );
}

interface SelectionActionsProps {
  readonly selection: ReturnType<typeof useListSelection>;
  readonly shownCount: number;
  readonly onAction: (kind: 'bulkUpdate' | 'export' | 'delete') => void;
}

/** What can be done with the selected items. */
function SelectionActions({ selection, shownCount, onAction }: SelectionActionsProps) {
  return (
    <ListSelectionBar selection={selection} shownCount={shownCount}>
      <Button variant="ghost" onClick={() => onAction('bulkUpdate')}>
        Bulk update
      </Button>
      <Button variant="ghost" onClick={() => onAction('export')}>
        Export
      </Button>
      <Button variant="ghost" icon={<Trash2 />} onClick={() => onAction('delete')}>
        Delete
      </Button>
    </ListSelectionBar>
  );
}

/** Paper has the list alone. */
const Notices = styled.div`
  display: contents;
  ${notOnPaper}
`;

/** Narrower buttons on phones, so that they fit beside the title. */
const HeaderActions = styled.div`
  ${rowStyle({ gap: 2, align: 'stretch' })}

  ${media.phone} {
    button {
      padding-inline: 11px;
    }
  }
`;
