import styled from 'styled-components';
import { visuallyHidden } from './fieldStyle';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
