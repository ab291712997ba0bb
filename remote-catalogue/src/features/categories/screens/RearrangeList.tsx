import { useId, useState } from 'react';
import styled from 'styled-components';
import { stackStyle } from '@back-office/shared/theme';
import { VisuallyHidden } from '@back-office/shared/ui';
import { moveEntry, useDragToReorder } from '@back-office/shared/ui/reorder';
import type { Category } from '../../../domain/categories';
import type { Layout } from '../state/useCategoriesView';
import { RearrangeItem } from './RearrangeItem';
import { TileGrid } from './CategoriesGrid';

interface RearrangeListProps {
  readonly categories: readonly Category[];
  readonly layout: Layout;
  readonly onArrange: (order: readonly Category[]) => void;
}

/** The categories in the current layout. Each move is saved immediately and announced, and the focus moves along. */
export function RearrangeList({ categories, layout, onArrange }: RearrangeListProps) {
  const [announcement, setAnnouncement] = useState('');
  const hintId = useId();
  const { list, draggedId, order, start, move } = useDragToReorder(categories, (from, to) => {
    const next = moveEntry(categories, from, to);
    const category = categories[from];
    if (!category) return;
    setAnnouncement(`${category.name} moved to position ${next.indexOf(category) + 1} of ${next.length}`);
    onArrange(next);
  });

  const List = layout === 'grid' ? TileGrid : Rows;
  return (
    <>
      <VisuallyHidden id={hintId}>Drag, or press the arrow keys, to move.</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <List ref={list} aria-label="Rearrange categories" data-dragging={draggedId !== undefined || undefined}>
        {categories.map((category, index) => (
          <RearrangeItem
            key={category.id}
            {...{ category, layout, index, hintId }}
            shownAt={order.indexOf(category)}
            count={categories.length}
            isDragged={category.id === draggedId}
            onGrab={(event) => start(event, category.id)}
            onMove={(to) => move(index, to)}
          />
        ))}
      </List>
    </>
  );
}

const Rows = styled.ul`
  ${stackStyle({ card: true })}
  overflow: clip;
`;
