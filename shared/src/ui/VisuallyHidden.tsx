import styled, { css } from 'styled-components';
import { square } from '@back-office/shared/theme';

/** Apart from the style of fields, so that a table or a filter chip does not bring that along. */
export const visuallyHidden = css`
  position: absolute;
  ${square('1px')}
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
