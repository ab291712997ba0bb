import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import styled, { css } from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { boxStyle, color, gridStyle, media, rowStyle, shadow, space, textStyle } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { ReorderHandle, type ReorderHandleProps } from '@back-office/shared/ui/reorder';
import type { Category } from '../../../domain/categories';
import type { Layout } from '../state/useCategoriesView';
import { CategoryInitial } from './CategoryInitial';

interface RearrangeItemProps extends Omit<ReorderHandleProps, 'name' | 'className'> {
  readonly category: Category;
  readonly layout: Layout;
  /** Its position on the screen, which differs from `index` during a drag. */
  readonly shownAt: number;
  readonly isDragged: boolean;
}

const steps = {
  list: { previous: 'up', next: 'down', PreviousIcon: ArrowUp, NextIcon: ArrowDown },
  grid: { previous: 'back', next: 'forward', PreviousIcon: ArrowLeft, NextIcon: ArrowRight },
} as const;

/** A category with its controls: a drag handle, which can also be moved with the keyboard, and two buttons. */
export function RearrangeItem(props: RearrangeItemProps) {
  const { category, layout, index, shownAt, count, isDragged, hintId, onGrab, onMove } = props;
  const { name, items } = category;
  const { previous, next, PreviousIcon, NextIcon } = steps[layout];

  return (
    <Item style={{ order: shownAt }} data-dragged={isDragged || undefined} $layout={layout}>
      <Handle {...{ name, index, count, hintId, onGrab, onMove }} />
      <Initial>
        <CategoryInitial name={name} />
      </Initial>
      <Name title={name}>
        {name}
        <Count>{pluralize(items, 'item')}</Count>
      </Name>
      <Steps>
        <IconButton
          label={`Move ${name} ${previous}`}
          icon={<PreviousIcon />}
          size="small"
          unavailable={index === 0 ? 'Already first' : undefined}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          label={`Move ${name} ${next}`}
          icon={<NextIcon />}
          size="small"
          unavailable={index === count - 1 ? 'Already last' : undefined}
          onClick={() => onMove(index + 1)}
        />
      </Steps>
    </Item>
  );
}

/** The negative margin keeps the initial where it is beside a checkbox. */
const Handle = styled(ReorderHandle)`
  grid-area: handle;
  margin-inline-end: -7px;

  ${media.phone} {
    margin-inline-end: -11px;
  }
`;

const Initial = styled.span`
  grid-area: mark;
`;

const Name = styled.span`
  grid-area: name;
  ${textStyle({ weight: 'medium', oneLine: true })}
`;

const Count = styled.span`
  margin-inline-start: ${space[3]};
  ${textStyle({ size: 'xs', tone: 'muted', weight: 'regular' })}

  ${media.phone} {
    display: block;
    margin: 0;
  }
`;

const Steps = styled.span`
  grid-area: steps;
  ${rowStyle({ gap: 1, align: 'stretch', justify: 'end' })}
`;

/** The line above a row is a shadow, so that the frame clips it for the topmost row, whichever element that is. */
const rowLayout = css`
  grid-template: 'handle mark name steps' auto / auto auto minmax(0, 1fr) auto;
  ${boxStyle({ minHeight: '49px', pad: ['4px', 3, '4px', 2], phone: { minHeight: '64px', padStart: '2px' } })}
  border-color: transparent;
  box-shadow: 0 -1px ${color.border};
`;

/** Like a tile of the grid, with name and count below the initial. Phones hide the initial to make room for the buttons. */
const tileLayout = css`
  grid-template: 'handle mark steps' auto 'name name name' auto / auto auto minmax(0, 1fr);
  ${boxStyle({ pad: [3, 2, 4, '9px'], round: 'lg' })}
  border-color: ${color.border};

  ${Name} {
    margin: ${space[3]} ${space[2]} 0 7px;
  }

  ${Count} {
    ${textStyle({ block: true, size: 'sm' })}
    margin: 0;
  }

  ${media.phone} {
    grid-template-columns: auto 0 minmax(0, 1fr);
    padding-inline-start: ${space[1]};

    ${Initial} {
      display: none;
    }

    ${Name} {
      margin-inline-start: ${space[3]};
    }
  }
`;

const Item = styled.li<{ readonly $layout: Layout }>`
  ${gridStyle({ align: 'center', shrink: true, ground: 'raised' })}
  column-gap: ${space[3]};
  border: 1px solid;
  scroll-margin: 80px;
  ${(props) => (props.$layout === 'grid' ? tileLayout : rowLayout)}

  &[data-dragged] {
    z-index: 1;
    border-color: ${color.accentBorder};
    background-color: ${color.accentSubtle};
    box-shadow: ${shadow.float};
  }
`;
