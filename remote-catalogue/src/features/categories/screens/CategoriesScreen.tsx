import { ArrowUpDown, Plus, Trash2, Search, Shapes } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { useIdle } from '@back-office/shared/loading';
import { media, rowStyle, size, space, surface } from '@back-office/shared/theme';
import { Button, Screen, useIsPhone, VisuallyHidden, EmptyState, SkeletonRows } from '@back-office/shared/ui';
import { useFocusRecovery } from '@back-office/shared/ui/forms';
import { uncategorizedCount, type Category } from '../../../domain/categories';
import { pruneSelection } from '../../../domain/selection';
import { ListSelectionBar } from '../../../parts/ListSelectionBar';
import { actionsButton } from '../../../parts/menuButtons';
import { StorageNotices } from '../../../parts/StorageNotices';
import { useCategories } from '../../../state/categories';
import { useItems } from '../../../state/items';
import { useListSelection } from '../../../state/useListSelection';
import { useCategoriesView, type CategoriesView } from '../state/useCategoriesView';
import { useRearranging, type Rearranging } from '../state/useRearranging';
import { CategoriesBar } from './CategoriesBar';
import { CategoriesGrid } from './CategoriesGrid';
import { CategoriesTable } from './CategoriesTable';
import { CategoryDialogs, type OpenDialog } from './CategoryDialogs';
import { CategoriesActions, preloadParts } from './deferredParts';
import { RearrangeList } from './RearrangeList';

/** The categories with their item counts, and everything that can be done with them. */
export function CategoriesScreen() {
  const { restoreDamaged } = useCategories();
  const view = useCategoriesView();
  const { categories, shown, layout, setSearch } = view;
  // On phones the page scrolls: a frame beside everything else would show few rows.
  const isPhone = useIsPhone();
  const selection = useCategorySelection(view, isPhone);
  const rearranging = useRearranging();
  const { containerProps, focusSearch } = useFocusRecovery();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  useIdle(preloadParts);

  const create = () => setOpen({ kind: 'create' });
  const close = useCallback(() => setOpen(null), []);
  const rename = useCallback(({ id }: Category) => setOpen({ kind: 'rename', id }), []);
  const remove = useCallback(({ id }: Category) => setOpen({ kind: 'delete', id }), []);

  function rearrange() {
    setSearch('');
    selection.clear();
    rearranging.start();
  }

  function clearSearch() {
    setSearch('');
    focusSearch();
  }

  const list = { categories: shown, selection: selection.table, onRename: rename, onDelete: remove };
  const empty = <NoCategories view={view} onCreate={create} onClearSearch={clearSearch} />;
  return (
    <div {...containerProps}>
      <Screen
        title="Categories"
        context={<CategoryCounts categories={categories} />}
        fill={layout === 'list' && !rearranging.isOn && !isPhone}
        actions={<Actions {...rearranging} count={categories.length} onRearrange={rearrange} onCreate={create} />}
      >
        <StorageNotices restoreCategories={restoreDamaged} />
        {rearranging.isOn ? (
          <Hint>Drag a category by its handle, or use the arrow buttons. Changes are saved automatically.</Hint>
        ) : (
          <CategoriesBar view={view} selection={selection} />
        )}
        <VisuallyHidden role="status">{`${pluralize(shown.length, 'category', 'categories')} shown`}</VisuallyHidden>
        {rearranging.isOn ? (
          <RearrangeList categories={categories} layout={layout} onArrange={rearranging.save} />
        ) : layout === 'list' ? (
          <CategoriesTable {...list} empty={empty} />
        ) : shown.length > 0 ? (
          <CategoriesGrid {...list} />
        ) : (
          <Frame>{empty}</Frame>
        )}
        <ListSelectionBar selection={selection} shownCount={shown.length}>
          <Button variant="ghost" icon={<Trash2 />} onClick={() => setOpen({ kind: 'deleteSelected' })}>
            Delete
          </Button>
        </ListSelectionBar>
        {open && <CategoryDialogs open={open} selection={selection} onNamed={view.reveal} onClose={close} />}
      </Screen>
    </div>
  );
}

/** The selection, kept while the screen is open. On phones, Select all is above the list. */
function useCategorySelection({ categories, shown }: CategoriesView, isPhone: boolean) {
  const [chosen, select] = useState<readonly string[]>([]);
  const ids = useMemo(() => pruneSelection(chosen, categories), [chosen, categories]);
  return useListSelection({ ids, select, shown, isSelectAllOutside: isPhone });
}

/** How many categories there are, and how many items have none. */
function CategoryCounts({ categories }: Pick<CategoriesView, 'categories'>) {
  const { items, isReading } = useItems();
  if (isReading) return null;
  const uncategorized = uncategorizedCount(items);
  const count = pluralize(categories.length, 'category', 'categories');
  return uncategorized > 0 ? `${count} · ${pluralize(uncategorized, 'item')} without a category` : count;
}

interface ActionsProps extends Pick<Rearranging, 'isOn' | 'finish'> {
  /** How many categories there are. */
  readonly count: number;
  readonly onRearrange: () => void;
  readonly onCreate: () => void;
}

/** While the categories are rearranged, only Done, which keeps the focus of Rearrange. One line on phones, without icons. */
function Actions({ isOn, finish, count, onRearrange, onCreate }: ActionsProps) {
  const isPhone = useIsPhone();
  return (
    <HeaderActions>
      <Button
        icon={!isOn && !isPhone && <ArrowUpDown />}
        unavailable={count < 2 && !isOn ? 'Nothing to rearrange yet' : undefined}
        variant={isOn ? 'primary' : 'secondary'}
        onClick={isOn ? finish : onRearrange}
      >
        {isOn ? 'Done' : 'Rearrange'}
      </Button>
      {!isOn && <CategoriesActions placeholder={actionsButton} />}
      {!isOn && (
        <Button variant="primary" icon={!isPhone && <Plus />} onClick={onCreate}>
          Create category
        </Button>
      )}
    </HeaderActions>
  );
}

const HeaderActions = styled.div`
  ${rowStyle({ gap: 2, align: 'stretch' })}

  ${media.phone} {
    flex-wrap: wrap;
    gap: ${space[1]};

    button {
      padding-inline: ${space[2]};
    }
  }
`;

/** As high as the search bar that it replaces, so that the list does not move. */
const Hint = styled.p`
  ${rowStyle({ tone: 'secondary', minHeight: size.control })}
`;

const Frame = styled.div`
  ${surface}
`;

interface NoCategoriesProps {
  readonly view: CategoriesView;
  readonly onCreate: () => void;
  readonly onClearSearch: () => void;
}

/** Shown if there are no categories yet, or none that match the search; while the items are read, nobody knows. */
function NoCategories({ view: { categories, search }, onCreate, onClearSearch }: NoCategoriesProps) {
  const { isReading, error } = useItems();
  if (categories.length === 0 && isReading) return error === null ? <SkeletonRows rows={6} columns={3} /> : null;
  if (categories.length === 0)
    return (
      <EmptyState
        icon={<Shapes />}
        title="No categories yet"
        hint="Create categories to group your items. Categories of your items are listed automatically."
        actions={
          <Button variant="primary" icon={<Plus />} onClick={onCreate}>
            Create category
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<Search />}
      title="No categories found"
      hint={`No categories match “${search.trim()}”.`}
      actions={<Button onClick={onClearSearch}>Clear search</Button>}
    />
  );
}
