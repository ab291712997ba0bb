import type { MouseEvent } from 'react';
import { css } from 'styled-components';
import { boxStyle, color, gridStyle, motion } from '@back-office/shared/theme';

/** The box with its check mark on top. Shared by `Checkbox` and the rows of the table, which are plain elements. */
export const checkboxFrame = css`
  ${gridStyle({ inline: true, fixed: true, square: '18px' })}
  place-items: center;

  > * {
    grid-area: 1 / 1;
  }

  > svg {
    color: ${color.onAccent};
    pointer-events: none;
  }

  @media (forced-colors: active) {
    > svg {
      display: none;
    }
  }
`;

export const checkboxInput = css`
  border: 1px solid ${color.borderControl};
  ${boxStyle({ round: 'xs', ground: 'raised', square: '18px' })}
  appearance: none;
  cursor: inherit;
  transition: background-color ${motion.fast};

  &:is(:checked, :indeterminate) {
    border-color: ${color.accent};
    background-color: ${color.accent};
  }

  &:disabled {
    border-color: ${color.border};
    background-color: ${color.bgSunken};
  }

  &:disabled + svg {
    color: ${color.textDisabled};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** Whether Shift was held; the browser reports the change of a checkbox as the click that caused it. */
export function isShiftHeld(event: Event): boolean {
  return event instanceof globalThis.MouseEvent && event.shiftKey;
}

/** For the label of a checkbox: a click with Shift would also select the text between two rows. */
export function preventTextSelection(event: MouseEvent<HTMLElement>) {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
