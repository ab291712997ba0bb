import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import styled from 'styled-components';
import { color, motion, oneLine, radius, space } from '../../theme/theme';
import type { TableSort } from './tableProps';

interface SortButtonProps {
  /** Undefined where the table is sorted by another column. */
  readonly direction: TableSort['direction'] | undefined;
  readonly align: 'start' | 'end';
  readonly onSort: () => void;
  readonly children: string;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** The head of a sortable column. The arrow keeps its room, and stands where the text still lines up with the cells. */
export function SortButton({ direction, align, onSort, children }: SortButtonProps) {
  const Arrow = arrows[direction ?? 'none'];
  return (
    <Root type="button" data-active={direction !== undefined || undefined} data-align={align} onClick={onSort}>
      <Name>{children}</Name>
      <Arrow size={14} aria-hidden />
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  height: 24px;
  border-radius: ${radius.xs};
  vertical-align: top;
  font-weight: inherit;

  &[data-align='end'] {
    flex-direction: row-reverse;
  }

  &:hover,
  &[data-active] {
    color: ${color.text};
  }

  svg {
    opacity: 0;
    transition: opacity ${motion.fast};
  }

  &:hover svg,
  &:focus-visible svg,
  &[data-active] svg {
    opacity: 1;
  }
`;

const Name = styled.span`
  ${oneLine}
`;
