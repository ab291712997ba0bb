import { css } from 'styled-components';
import { color, shadow } from './names';

/** The edge of what floats above the page, in place of its shadow, which forced colors drop. */
export const floatEdge = css`
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The ground, the shadow and the edge of what floats above the page. */
export const floats = css`
  background-color: ${color.bgOverlay};
  box-shadow: ${shadow.float};
  ${floatEdge}
`;

/** The bar of the current link of a menu, in place of its background, which forced colors drop. */
export const currentBar = css`
  @media (forced-colors: active) {
    border-inline-start: 4px solid Highlight;
  }
`;

/** Keeps colors that carry figures, such as those of bars and their legend. */
export const keepColors = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
