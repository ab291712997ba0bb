import { ArrowUpDown, Plus, Trash2 } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { countOf, formatCount } from '@back-office/shared/format';
import { color, media, radius, space } from '@back-office/shared/theme';
import { Button, Screen, SelectionBar, VisuallyHidden, useToast } from '@back-office/shared/ui';
import { uncategorisedCount, type Category } from '../../domain/categories';
import { CategoryNotices } from '../../parts/CategoryNotices';
import { StorageNotices } from '../../parts/StorageNotices';
import { useIdle } from '@back-office/shared/area';
import { useCategories } from '../../state/categories';
import { useItems } from '../../state/items';
import { CategoriesBar } from './CategoriesBar';
import { CategoriesGrid } from './CategoriesGrid';
import { CategoriesTable } from './CategoriesTable';
import { CategoryNameDialog, preloadParts } from './deferredParts';
import { DeleteCategories } from './DeleteCategories';
import { NoCategories } from './NoCategories';
import { RearrangeList } from './RearrangeList';
import { useCategoriesView } from './useCategoriesView';
import { useCategoryCommands } from './useCategoryCommands';
import { useCategorySelection } from './useCategorySelection';

type Window =
  { readonly kind: 'create' | 'deleteSelected' } | { readonly kind: 'rename' | 'delete'; readonly category: Category };

/** The categories with their items' counts, and everything that can be done with them (spec A §2). */
export function CategoriesScreen() {
  const { items } = useItems();
  const { arrange } = useCategories();
  const { show } = useToast();
  const view = useCategoriesView();
  const { categories, shown, layout } = view;
  const selection = useCategorySelection(categories, shown);
  const commands = useCategoryCommands();
  const [open, setOpen] = useState<Window | null>(null);
  /** The order to which Undo goes back, while rearranging. */
  const [before, setBefore] = useState<readonly Category[] | null>(null);
  const moves = useRef(0);
  useIdle(preloadParts);

  const create = () => setOpen({ kind: 'create' });
  const close = () => setOpen(null);
  const rename = useCallback((category: Category) => setOpen({ kind: 'rename', category }), []);
  const remove = useCallback((category: Category) => setOpen({ kind: 'delete', category }), []);
  const isRearranging = before !== null;

  function toggleRearranging() {
    if (!before) {
      view.setSearch('');
      selection.clear();
      moves.current = 0;
      setBefore(categories);
      return;
    }
    setBefore(null);
    if (moves.current === 0) return;
    show({
      message: 'New order saved',
      tone: 'done',
      action: { label: 'Undo', onPress: () => commands.restoreOrder(before) },
    });
  }

  async function saveOrder(order: readonly Category[]) {
    moves.current += 1;
    const outcome = await arrange(order);
    if (!outcome.ok) show({ message: outcome.message, tone: 'failed' });
  }

  const list = { categories: shown, selection: selection.table, onRename: rename, onDelete: remove };
  const nothing = <NoCategories view={view} onCreate={create} />;
  const without = uncategorisedCount(items);
  return (
    <Screen
      title="Categories"
      context={[
        countOf(categories.length, 'category', 'categories'),
        ...(without > 0 ? [`${countOf(without, 'item')} without a category`] : []),
      ].join(' · ')}
      fill={layout === 'list' && !isRearranging}
      actions={
        <HeadActions>
          <Button
            icon={!isRearranging && <ArrowUpDown />}
            unavailable={categories.length < 2 && !isRearranging ? 'There is nothing to rearrange yet' : undefined}
            variant={isRearranging ? 'primary' : 'secondary'}
            onClick={toggleRearranging}
          >
            {isRearranging ? 'Done' : 'Rearrange'}
          </Button>
          {!isRearranging && (
            <Button variant="primary" icon={<Plus />} onClick={create}>
              Create category
            </Button>
          )}
        </HeadActions>
      }
    >
      <StorageNotices />
      <CategoryNotices />
      {isRearranging ? (
        <Hint>Drag a category by its handle, or move it with the arrows. Each move is saved at once.</Hint>
      ) : (
        <CategoriesBar view={view} selection={selection} />
      )}
      <VisuallyHidden role="status">{`${countOf(shown.length, 'category', 'categories')} shown`}</VisuallyHidden>
      {isRearranging ? (
        <RearrangeList categories={categories} layout={layout} onArrange={(order) => void saveOrder(order)} />
      ) : layout === 'list' ? (
        <CategoriesTable {...list} empty={nothing} />
      ) : shown.length > 0 ? (
        <CategoriesGrid {...list} />
      ) : (
        <Frame>{nothing}</Frame>
      )}
      {selection.chosen.length > 0 && (
        <SelectionBar count={selection.chosen.length} hidden={selection.hidden} onClear={selection.clear}>
          {selection.table.allState !== 'all' && shown.length > 0 && (
            <Button variant="ghost" onClick={selection.selectAllShown}>
              {`Select all ${formatCount(shown.length)}`}
            </Button>
          )}
          <Button variant="ghost" icon={<Trash2 />} onClick={() => setOpen({ kind: 'deleteSelected' })}>
            Delete
          </Button>
        </SelectionBar>
      )}
      {(open?.kind === 'create' || open?.kind === 'rename') && (
        <CategoryNameDialog
          {...(open.kind === 'rename' && { category: open.category })}
          onSave={(name) => (open.kind === 'rename' ? commands.rename(open.category, name) : commands.create(name))}
          onClose={close}
          onFailed={close}
        />
      )}
      {(open?.kind === 'delete' || open?.kind === 'deleteSelected') && (
        <DeleteCategories
          gone={open.kind === 'delete' ? [open.category] : selection.chosen}
          hidden={open.kind === 'delete' ? 0 : selection.hidden}
          onDelete={(to) => void commands.remove(open.kind === 'delete' ? [open.category] : selection.chosen, to)}
          onClose={close}
        />
      )}
    </Screen>
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

const Hint = styled.p`
  color: ${color.textSecondary};
`;

const Frame = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
`;
