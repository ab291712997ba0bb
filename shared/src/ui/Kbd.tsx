import styled from 'styled-components';
import { color, radius, space, text, weight } from '../theme/theme';

/** A key, as in the hint `/` of a search field. */
export const Kbd = styled.kbd`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  min-width: 20px;
  height: 20px;
  padding: 0 ${space[1]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.xs};
  background-color: ${color.bgSunken};
  color: ${color.textMuted};
  font-family: inherit;
  ${text.xs}
  font-weight: ${weight.medium};
`;
