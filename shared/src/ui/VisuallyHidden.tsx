import styled, { css } from 'styled-components';
import { textStyle } from '@back-office/shared/theme';

/** Apart from the style of fields, so that a table or a filter chip does not bring that along. */
export const visuallyHidden = css`
  position: absolute;
  ${textStyle({ square: '1px', clip: true, nowrap: true })}
  margin: -1px;
  clip-path: inset(50%);
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
