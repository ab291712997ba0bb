import { ArrowUpDown, ChevronDown, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { useIdle } from '@back-office/shared/loading';
import { media, rowStyle, size, space, surface } from '@back-office/shared/theme';
import { Button, Screen, useFocusRecovery, useIsPhone, VisuallyHidden } from '@back-office/shared/ui';
import { uncategorizedCount, type Category } from '../../../domain/categories';
import { StorageNotices } from '../../../parts/StorageNotices';
import { useCategories } from '../../../state/categories';
import { useItems } from '../../../state/items';
import { useCategoriesView } from '../state/useCategoriesView';
import { useCategorySelection } from '../state/useCategorySelection';
import { useRearranging } from '../state/useRearranging';
import { CategoriesBar } from './CategoriesBar';
import { CategoriesGrid } from './CategoriesGrid';
import { CategoriesSelectionBar } from './CategoriesSelectionBar';
import { CategoriesTable } from './CategoriesTable';
import { CategoryDialogs, type OpenDialog } from './CategoryDialogs';
import { CategoriesHistory } from './CategoriesHistory';
import { ActionsMenu, preloadParts } from './deferredParts';
import { NoCategories } from './NoCategories';
import { RearrangeList } from './RearrangeList';

/** The categories with their item counts, and everything that can be done with them. */
export function CategoriesScreen() {
  const { items } = useItems();
  const { restoreDamaged } = useCategories();
  const view = useCategoriesView();
  const { categories, shown, layout } = view;
  const selection = useCategorySelection(categories, shown);
  const rearranging = useRearranging();
  const { containerProps, focusSearch } = useFocusRecovery();
  // On phones the page scrolls: a frame beside everything else would show few rows.
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  useIdle(preloadParts);

  const [showsHistory, setShowsHistory] = useState(false);
  const closeHistory = () => setShowsHistory(false);
  const create = () => setOpen({ kind: 'create' });
  const close = useCallback(() => setOpen(null), []);
  const rename = useCallback(({ id }: Category) => setOpen({ kind: 'rename', id }), []);
  const remove = useCallback(({ id }: Category) => setOpen({ kind: 'delete', id }), []);

  function rearrange() {
    view.setSearch('');
    selection.clear();
    rearranging.start();
  }

  function clearSearch() {
    view.setSearch('');
    focusSearch();
  }

  const list = { categories: shown, selection: selection.table, onRename: rename, onDelete: remove };
  const empty = <NoCategories view={view} onCreate={create} onClearSearch={clearSearch} />;
  const uncategorized = uncategorizedCount(items);
  return (
    <div {...containerProps}>
      <Screen
        title="Categories"
        context={[
          pluralize(categories.length, 'category', 'categories'),
          ...(uncategorized > 0 ? [`${pluralize(uncategorized, 'item')} without a category`] : []),
        ].join(' · ')}
        fill={layout === 'list' && !rearranging.isOn && !isPhone}
        actions={
          <HeaderActions>
            <Button
              icon={!rearranging.isOn && <ArrowUpDown />}
              unavailable={categories.length < 2 && !rearranging.isOn ? 'Nothing to rearrange yet' : undefined}
              variant={rearranging.isOn ? 'primary' : 'secondary'}
              onClick={rearranging.isOn ? rearranging.finish : rearrange}
            >
              {rearranging.isOn ? 'Done' : 'Rearrange'}
            </Button>
            {!rearranging.isOn && <ActionsMenu placeholder={actionsButton} onHistory={() => setShowsHistory(true)} />}
            {!rearranging.isOn && (
              <Button variant="primary" icon={<Plus />} onClick={create}>
                Create category
              </Button>
            )}
          </HeaderActions>
        }
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
        {selection.chosen.length > 0 && (
          <CategoriesSelectionBar
            selection={selection}
            shownCount={shown.length}
            onDelete={() => setOpen({ kind: 'deleteSelected' })}
          />
        )}
        {showsHistory && <CategoriesHistory onClose={closeHistory} onFailed={closeHistory} />}
        {open && <CategoryDialogs open={open} selection={selection} onNamed={view.reveal} onClose={close} />}
      </Screen>
    </div>
  );
}

const actionsButton = (
  <Button aria-haspopup="menu" aria-expanded={false}>
    Actions
    <ChevronDown size={16} aria-hidden />
  </Button>
);

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
  ${rowStyle({ tone: 'secondary' })}
  min-height: ${size.control};
`;

const Frame = styled.div`
  ${surface}
`;
