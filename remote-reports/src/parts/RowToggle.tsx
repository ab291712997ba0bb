import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, motion, rowStyle, textStyle } from '@back-office/shared/theme';

interface RowToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The name of the row. */
  readonly children: ReactNode;
}

/** The name of a row that opens and closes the groups within it. */
export function RowToggle({ isOpen, onToggle, children }: RowToggleProps) {
  return (
    <Root type="button" aria-expanded={isOpen} onClick={onToggle}>
      <ChevronRight size={16} aria-hidden />
      {children}
    </Root>
  );
}

const Root = styled.button`
  ${rowStyle({ gap: 1, inline: true, minHeight: '32px', round: 'xs', weight: 'inherit', textAlign: 'start' })}
  margin-inline-start: -4px;

  > svg {
    ${textStyle({ tone: 'muted', fixed: true })}
    transition: rotate ${motion.fast};
  }

  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }

  ${media.print} {
    min-height: 0;
    margin: 0;

    > svg {
      display: none;
    }
  }
`;
