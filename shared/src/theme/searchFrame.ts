import { css } from 'styled-components';
import { color, size } from './names';
import { rowStyle, textStyle } from './layout';
import { grows } from './looks';

/** A search field: the icon, the input and its buttons in one frame, inside the border of a field. */
export const searchFrame = css`
  ${rowStyle({ gap: 2 })}
  height: ${size.control};
  padding: 0 3px 0 11px;

  > svg {
    ${textStyle({ tone: 'secondary', fixed: true })}
    pointer-events: none;
  }

  button {
    --control-small: 28px;
  }
`;

/** The input in it, which has no border of its own. */
export const searchInput = css`
  ${grows}
  align-self: stretch;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  appearance: none;

  &:is(:focus, :focus-visible) {
    outline: none;
  }

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;
