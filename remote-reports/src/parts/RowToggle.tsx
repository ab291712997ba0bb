import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, motion, pressArea, rowStyle, textStyle } from '@back-office/shared/theme';

interface RowToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The id of what it opens. */
  readonly controls?: string | undefined;
  /** The chevron is in the 24 px before the name, which may take several lines. */
  readonly hangs?: boolean | undefined;
  /** The name of the row. */
  readonly children: ReactNode;
}

/** The name of a row that opens and closes the groups within it. */
export function RowToggle({ isOpen, onToggle, controls, hangs = false, children }: RowToggleProps) {
  return (
    <Root type="button" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle} $hangs={hangs}>
      <ChevronRight size={16} aria-hidden />
      {children}
    </Root>
  );
}

const inline = css`
  ${rowStyle({ gap: 1, inline: true, minHeight: '32px' })}
  margin-inline-start: -4px;

  ${media.print} {
    min-height: 0;
    margin: 0;

    > svg {
      display: none;
    }
  }
`;

/** The press area has the height of the row. */
const hanging = css`
  ${textStyle({ padStart: '24px', relative: true })}
  margin-inline-start: -24px;

  > svg {
    position: absolute;
    top: 2px;
    left: 0;
  }

  ${pressArea('-12px -8px')}

  ${media.print} {
    > svg {
      visibility: hidden;
    }
  }
`;

const Root = styled.button<{ readonly $hangs: boolean }>`
  ${textStyle({ round: 'xs', weight: 'inherit', textAlign: 'start' })}

  > svg {
    ${textStyle({ tone: 'muted', fixed: true })}
    transition: rotate ${motion.fast};
  }

  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }

  ${(props) => (props.$hangs ? hanging : inline)}
`;
