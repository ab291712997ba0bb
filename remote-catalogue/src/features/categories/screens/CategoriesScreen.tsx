import { ArrowUpDown, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { countOf } from '@back-office/shared/format';
import { color, media, radius, size, space } from '@back-office/shared/theme';
import { Button, Screen, VisuallyHidden } from '@back-office/shared/ui';
import { uncategorisedCount, type Category } from '../../../domain/categories';
import { CategoryNotices } from '../../../parts/CategoryNotices';
import { StorageNotices } from '../../../parts/StorageNotices';
import { useKeptFocus } from '@back-office/shared/ui';
import { useIdle } from '@back-office/shared/loading';
import { useItems } from '../../../state/items';
import { CategoriesBar } from './CategoriesBar';
import { CategoriesGrid } from './CategoriesGrid';
import { CategoriesSelectionBar } from './CategoriesSelectionBar';
import { CategoriesTable } from './CategoriesTable';
import { CategoryWindows, type CategoryWindow } from './CategoryWindows';
import { preloadParts } from './deferredParts';
import { NoCategories } from './NoCategories';
import { RearrangeList } from './RearrangeList';
import { useCategoriesView } from './useCategoriesView';
import { useCategorySelection } from './useCategorySelection';
import { useRearranging } from './useRearranging';

/** The categories with their items' counts, and everything that can be done with them (spec A §2). */
export function CategoriesScreen() {
  const { items } = useItems();
  const view = useCategoriesView();
  const { categories, shown, layout } = view;
  const selection = useCategorySelection(categories, shown);
  const rearranging = useRearranging();
  const { frame, focusSearch } = useKeptFocus();
  const [open, setOpen] = useState<CategoryWindow | null>(null);
  useIdle(preloadParts);

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
  const nothing = <NoCategories view={view} onCreate={create} onClearSearch={clearSearch} />;
  const without = uncategorisedCount(items);
  return (
    <div {...frame}>
      <Screen
        title="Categories"
        context={[
          countOf(categories.length, 'category', 'categories'),
          ...(without > 0 ? [`${countOf(without, 'item')} without a category`] : []),
        ].join(' · ')}
        fill={layout === 'list' && !rearranging.isOn}
        actions={
          <HeadActions>
            <Button
              icon={!rearranging.isOn && <ArrowUpDown />}
              unavailable={categories.length < 2 && !rearranging.isOn ? 'There is nothing to rearrange yet' : undefined}
              variant={rearranging.isOn ? 'primary' : 'secondary'}
              onClick={rearranging.isOn ? rearranging.finish : rearrange}
            >
              {rearranging.isOn ? 'Done' : 'Rearrange'}
            </Button>
            {!rearranging.isOn && (
              <Button variant="primary" icon={<Plus />} onClick={create}>
                Create category
              </Button>
            )}
          </HeadActions>
        }
      >
        <StorageNotices />
        <CategoryNotices />
        {rearranging.isOn ? (
          <Hint>Drag a category by its handle, or move it with the arrows. Each move is saved at once.</Hint>
        ) : (
          <CategoriesBar view={view} selection={selection} />
        )}
        <VisuallyHidden role="status">{`${countOf(shown.length, 'category', 'categories')} shown`}</VisuallyHidden>
        {rearranging.isOn ? (
          <RearrangeList categories={categories} layout={layout} onArrange={rearranging.save} />
        ) : layout === 'list' ? (
          <CategoriesTable {...list} empty={nothing} />
        ) : shown.length > 0 ? (
          <CategoriesGrid {...list} />
        ) : (
          <Frame>{nothing}</Frame>
        )}
        {selection.chosen.length > 0 && (
          <CategoriesSelectionBar
            selection={selection}
            shownCount={shown.length}
            onDelete={() => setOpen({ kind: 'deleteSelected' })}
          />
        )}
        {open && <CategoryWindows open={open} selection={selection} onNamed={view.reveal} onClose={close} />}
      </Screen>
    </div>
  );
}

const HeadActions = styled.div`
  display: flex;
  gap: ${space[2]};

  ${media.phone} {
    button {
      padding-inline: 11px;
    }
  }
`;

/** In the place of the search, so that the list stays where it is. */
const Hint = styled.p`
  display: flex;
  align-items: center;
  min-height: ${size.control};
  color: ${color.textSecondary};
`;

const Frame = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
`;
