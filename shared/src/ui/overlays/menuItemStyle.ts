import { css } from 'styled-components';
import { color, radius, space, text } from '../../theme/theme';

/**
 * A highlight that is visible on every overlay in both themes; the hover token is too close to the overlay's
 * background.
 */
export const highlight = `color-mix(in srgb, ${color.text} 6%, transparent)`;

/** One item of a menu or list: 36 px (40 px on phones), highlighted by pointer and keyboard alike. */
export const menuItemStyle = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: var(--control);
  padding: 6px ${space[3]};
  border-radius: ${radius.sm};
  outline: none;
  ${text.sm}
  color: ${color.text};
  cursor: pointer;

  &[data-focused],
  &[data-hovered] {
    background-color: ${highlight};
  }

  /* A scrolling list would cut off an outer ring. */
  &&:focus-visible {
    outline: none;
  }

  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }

  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;
