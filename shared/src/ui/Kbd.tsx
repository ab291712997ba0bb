import styled from 'styled-components';
import { color, radius, rowStyle, textStyle } from '@back-office/shared/theme';

/** A key, as in the hint `/` of a search field. */
export const Kbd = styled.kbd`
  ${rowStyle({ justify: 'center', inline: true, tone: 'muted', pad: ['0px', 1], fixed: true, height: '20px' })}
  min-width: 20px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.xs};
  background-color: ${color.bgSunken};
  font-family: inherit;
  ${textStyle({ size: 'xs', weight: 'medium' })}
`;
