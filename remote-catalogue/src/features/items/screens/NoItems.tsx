import { Plus, Search, Tag } from 'lucide-react';
import { Button, EmptyState, SkeletonRows } from '@back-office/shared/ui';
import { useItems } from '../../../state/items';
import { useSampleCatalog } from '../state/useSampleCatalog';
import type { ItemsView } from '../state/useItemsView';

interface NoItemsProps {
  readonly view: ItemsView;
  readonly onImport: () => void;
  readonly onCreate: () => void;
}

/** Replaces the rows of an empty table: items are loading, there are none, or none match. */
export function NoItems({ view, onImport, onCreate }: NoItemsProps) {
  const { isLoading, isReading, error } = useItems();
  const { isOffered, load } = useSampleCatalog();
  // A notice above the list says why it cannot be read.
  if (isReading && error !== null) return null;
  if (view.items.length === 0 && (isLoading || isReading)) return <SkeletonRows rows={6} columns={4} />;
  if (view.items.length === 0)
    return (
      <EmptyState
        icon={<Tag />}
        title="No items yet"
        hint="Create your first item, or import an existing catalog."
        actions={
          <>
            {isOffered() && <Button onClick={() => void load()}>Load the sample catalog</Button>}
            <Button onClick={onImport}>Import library</Button>
            <Button variant="primary" icon={<Plus />} onClick={onCreate}>
              Create item
            </Button>
          </>
        }
      />
    );
  const term = view.search.trim();
  const narrowing = [...(term === '' ? [] : [`Search: ${term}`]), ...view.chips.map(({ label }) => label)];
  return (
    <EmptyState
      icon={<Search />}
      title="No items found for this filter."
      hint={narrowing.length > 0 ? narrowing.join(', ') : 'Status: Active'}
      actions={<Button onClick={view.clear}>Clear filters</Button>}
    />
  );
}
