import { useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, radius } from '@back-office/shared/theme';
import { VisuallyHidden } from '@back-office/shared/ui';
import { moved, type Category } from '../../../domain/categories';
import { RearrangeEntry } from './RearrangeEntry';
import { Tiles } from './tiles';
import type { Layout } from './useCategoriesView';
import { useReorder } from './useReorder';

interface RearrangeListProps {
  readonly categories: readonly Category[];
  readonly layout: Layout;
  readonly onArrange: (order: readonly Category[]) => void;
}

/** The categories in the layout they have at rest. Each move counts at once and is announced; the focus goes along. */
export function RearrangeList({ categories, layout, onArrange }: RearrangeListProps) {
  const [said, say] = useState('');
  const hintId = useId();
  const focused = useRef<HTMLElement>(null);
  const { list, draggedId, order, start } = useReorder(categories, move);

  // Moving an element in the document takes the focus from it.
  useLayoutEffect(() => {
    focused.current?.focus();
    focused.current = null;
  }, [categories]);

  function move(from: number, to: number) {
    const next = moved(categories, from, to);
    const category = categories[from];
    if (!category || next === categories) return;
    focused.current = list.current?.querySelector<HTMLElement>(':focus') ?? null;
    say(`${category.name} moved to position ${next.indexOf(category) + 1} of ${next.length}`);
    onArrange(next);
  }

  const List = layout === 'grid' ? Tiles : Rows;
  return (
    <>
      <VisuallyHidden id={hintId}>Drag, or press the arrow keys to move.</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <List ref={list} aria-label="Rearrange categories" data-dragging={draggedId !== undefined || undefined}>
        {categories.map((category, index) => (
          <RearrangeEntry
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
  display: flex;
  flex-direction: column;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
`;
