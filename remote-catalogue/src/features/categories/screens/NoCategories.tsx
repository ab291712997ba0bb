import { Plus, Search, Shapes } from 'lucide-react';
import { Button, EmptyState, SkeletonRows } from '@back-office/shared/ui';
import { useItems } from '../../../state/items';
import type { CategoriesView } from '../state/useCategoriesView';

interface NoCategoriesProps {
  readonly view: CategoriesView;
  readonly onCreate: () => void;
  readonly onClearSearch: () => void;
}

/** Shown if there are no categories yet, or none that match the search; while the items are read, nobody knows. */
export function NoCategories({ view: { categories, search }, onCreate, onClearSearch }: NoCategoriesProps) {
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
