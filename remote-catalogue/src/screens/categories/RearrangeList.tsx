import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, GripVertical } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { countOf } from '@back-office/shared/format';
import { color, media, oneLine, radius, shadow, space, text, weight } from '@back-office/shared/theme';
import { IconButton, VisuallyHidden } from '@back-office/shared/ui';
import { moved, type Category } from '../../domain/categories';
import { CategoryMark } from './CategoryMark';
import type { Layout } from './useCategoriesView';
import { useReorder } from './useReorder';

interface RearrangeListProps {
  readonly categories: readonly Category[];
  readonly layout: Layout;
  readonly onArrange: (order: readonly Category[]) => void;
}

const words = {
  list: { back: 'up', on: 'down', BackIcon: ArrowUp, OnIcon: ArrowDown },
  grid: { back: 'back', on: 'forward', BackIcon: ArrowLeft, OnIcon: ArrowRight },
} as const;

/** Keys on the handle, and where they take the category at `index`. */
const keys: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The categories with what moves them: a handle to drag by, which also takes arrow keys, Home and End, and two buttons
 * for those who can do neither. Each move counts at once and is announced; the focus goes along.
 */
export function RearrangeList({ categories, layout, onArrange }: RearrangeListProps) {
  const [said, say] = useState('');
  const hintId = useId();
  const focused = useRef<HTMLElement>(null);
  const { list, draggedId, order, start } = useReorder(categories, move);
  const { back, on, BackIcon, OnIcon } = words[layout];

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

  function moveByKey(event: KeyboardEvent, index: number) {
    const target = keys[event.key];
    if (!target) return;
    event.preventDefault();
    move(index, target(index, categories.length));
  }

  const List = layout === 'grid' ? Tiles : Rows;
  return (
    <>
      <VisuallyHidden id={hintId}>Drag, or press the arrow keys to move.</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <List ref={list} aria-label="Rearrange categories" data-dragging={draggedId !== undefined || undefined}>
        {categories.map((category, index) => {
          const { id, name, items } = category;
          return (
            <Entry
              key={id}
              style={{ order: order.indexOf(category) }}
              data-dragged={id === draggedId || undefined}
              $isTile={layout === 'grid'}
            >
              <Handle
                type="button"
                aria-label={`Move ${name}`}
                aria-describedby={hintId}
                onPointerDown={(event) => start(event, id)}
                onKeyDown={(event) => moveByKey(event, index)}
              >
                <GripVertical size={16} aria-hidden />
              </Handle>
              <CategoryMark name={name} />
              <Name title={name}>
                {name}
                <Count>{countOf(items, 'item')}</Count>
              </Name>
              <Steps>
                <IconButton
                  label={`Move ${name} ${back}`}
                  icon={<BackIcon />}
                  size="small"
                  unavailable={index === 0 ? 'Already first' : undefined}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={`Move ${name} ${on}`}
                  icon={<OnIcon />}
                  size="small"
                  unavailable={index === categories.length - 1 ? 'Already last' : undefined}
                  onClick={() => move(index, index + 1)}
                />
              </Steps>
            </Entry>
          );
        })}
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

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: ${space[3]};
`;

/** The hairline above a row is a shadow: the frame cuts off that of the first one, wherever in the document it stands. */
const Entry = styled.li<{ readonly $isTile: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: ${(props) => (props.$isTile ? '64px' : '49px')};
  padding: 4px ${space[3]} 4px ${space[2]};
  border: 1px solid ${(props) => (props.$isTile ? color.border : 'transparent')};
  border-radius: ${(props) => props.$isTile && radius.lg};
  background-color: ${color.bgRaised};
  box-shadow: ${(props) => !props.$isTile && `0 -1px ${color.border}`};
  scroll-margin: 80px;

  &[data-dragged] {
    z-index: 1;
    border-color: ${color.accentBorder};
    background-color: ${color.accentSubtle};
    box-shadow: ${shadow.float};
  }

  ${media.phone} {
    min-height: 60px;
  }
`;

const Handle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 36px;
  border-radius: ${radius.md};
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;

  &:hover {
    background-color: ${color.bgHover};
    color: ${color.text};
  }

  [data-dragging] & {
    cursor: grabbing;
  }

  ${media.phone} {
    width: 40px;
    height: 44px;
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: ${weight.medium};
  ${oneLine}
`;

const Count = styled.span`
  margin-inline-start: ${space[3]};
  ${text.xs}
  font-weight: ${weight.regular};
  color: ${color.textMuted};

  ${media.phone} {
    display: block;
    margin: 0;
  }
`;

const Steps = styled.span`
  display: flex;
  flex: none;
  gap: ${space[1]};
`;
