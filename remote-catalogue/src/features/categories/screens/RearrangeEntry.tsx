import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import styled, { css } from 'styled-components';
import { countOf } from '@back-office/shared/format';
import { color, media, oneLine, radius, shadow, space, text, weight } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import type { Category } from '../../../domain/categories';
import { CategoryMark } from './CategoryMark';
import { RearrangeHandle, type RearrangeHandleProps } from './RearrangeHandle';
import type { Layout } from './useCategoriesView';

interface RearrangeEntryProps extends Omit<RearrangeHandleProps, 'name'> {
  readonly category: Category;
  readonly layout: Layout;
  /** The place where it is seen while one is being dragged. */
  readonly shownAt: number;
  readonly isDragged: boolean;
}

const steps = {
  list: { back: 'up', on: 'down', BackIcon: ArrowUp, OnIcon: ArrowDown },
  grid: { back: 'back', on: 'forward', BackIcon: ArrowLeft, OnIcon: ArrowRight },
} as const;

/** A category with what moves it: a handle to drag by, which also takes keys, and two buttons. */
export function RearrangeEntry(props: RearrangeEntryProps) {
  const { category, layout, index, shownAt, count, isDragged, hintId, onGrab, onMove } = props;
  const { name, items } = category;
  const { back, on, BackIcon, OnIcon } = steps[layout];

  return (
    <Entry style={{ order: shownAt }} data-dragged={isDragged || undefined} $layout={layout}>
      <RearrangeHandle {...{ name, index, count, hintId, onGrab, onMove }} />
      <Mark>
        <CategoryMark name={name} />
      </Mark>
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
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          label={`Move ${name} ${on}`}
          icon={<OnIcon />}
          size="small"
          unavailable={index === count - 1 ? 'Already last' : undefined}
          onClick={() => onMove(index + 1)}
        />
      </Steps>
    </Entry>
  );
}

const Mark = styled.span`
  grid-area: mark;
`;

const Name = styled.span`
  grid-area: name;
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
  grid-area: steps;
  display: flex;
  justify-content: flex-end;
  gap: ${space[1]};
`;

/** The hairline above a row is a shadow: the frame cuts off that of the first one, wherever in the document it stands. */
const row = css`
  grid-template: 'handle mark name steps' auto / auto auto minmax(0, 1fr) auto;
  min-height: 49px;
  padding: 4px ${space[3]} 4px ${space[2]};
  border-color: transparent;
  box-shadow: 0 -1px ${color.border};

  ${media.phone} {
    min-height: 64px;
    padding-inline-start: 2px;
  }
`;

/** As a tile at rest: name and count under the mark. On phones the buttons need its room. */
const tile = css`
  grid-template: 'handle mark steps' auto 'name name name' auto / auto auto minmax(0, 1fr);
  padding: ${space[3]} ${space[2]} ${space[4]} 9px;
  border-color: ${color.border};
  border-radius: ${radius.lg};

  ${Name} {
    margin: ${space[3]} ${space[2]} 0 7px;
  }

  ${Count} {
    display: block;
    margin: 0;
    ${text.sm}
  }

  ${media.phone} {
    grid-template-columns: auto 0 minmax(0, 1fr);
    padding-inline-start: ${space[1]};

    ${Mark} {
      display: none;
    }

    ${Name} {
      margin-inline-start: ${space[3]};
    }
  }
`;

const Entry = styled.li<{ readonly $layout: Layout }>`
  display: grid;
  align-items: center;
  column-gap: ${space[3]};
  min-width: 0;
  border: 1px solid;
  background-color: ${color.bgRaised};
  scroll-margin: 80px;
  ${(props) => (props.$layout === 'grid' ? tile : row)}

  &[data-dragged] {
    z-index: 1;
    border-color: ${color.accentBorder};
    background-color: ${color.accentSubtle};
    box-shadow: ${shadow.float};
  }
`;
