import { css } from 'styled-components';
import { color, motion, radius } from '../theme/theme';

/** The box and the mark on it, one above the other. Shared with the rows of the table, which are plain elements. */
export const checkboxFrame = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 18px;
  height: 18px;

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
  width: 18px;
  height: 18px;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.xs};
  background-color: ${color.bgRaised};
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
