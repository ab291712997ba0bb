import { css } from 'styled-components';
import { color, radius, space, text } from '../../theme/theme';

/** A ground that shows on every layer in both themes, where the hover token is too close to the overlay's own. */
export const highlight = `color-mix(in srgb, ${color.text} 6%, transparent)`;

/** One entry of a menu or list: 36 px (40 on phones), highlighted by pointer and keyboard alike. */
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

  /* Inside a scrolling list an outer ring would be cut, so it stands inside. */
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
