import { css } from 'styled-components';
import { color, rowStyle, withoutRing } from '@back-office/shared/theme';

/**
 * A highlight that is visible on every overlay in both themes; the hover token is too close to the overlay's
 * background.
 */
export const highlight = `color-mix(in srgb, ${color.text} 6%, transparent)`;

/** One item of a menu or list: 36 px (40 px on phones), highlighted by pointer and keyboard alike. */
export const menuItemStyle = css`
  ${rowStyle({ gap: 3, size: 'sm', tone: 'text', pad: ['6px', 3], round: 'sm', minHeight: 'var(--control)' })}
  outline: none;
  cursor: pointer;

  &[data-focused],
  &[data-hovered] {
    background-color: ${highlight};
  }

  /* A scrolling list would cut off an outer ring. */
  ${withoutRing}

  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }

  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;
