import styled from 'styled-components';
import { boxStyle } from '@back-office/shared/theme';

/** The color of a series next to its name; `$isLine` for a series drawn as a line. */
export const Swatch = styled.span<{ readonly $color: string; readonly $isLine?: boolean }>`
  ${boxStyle({ fixed: true, width: '10px' })}
  height: ${(props) => (props.$isLine ? 2 : 10)}px;
  border-radius: ${(props) => (props.$isLine ? 1 : 3)}px;
  background-color: ${(props) => props.$color};
  print-color-adjust: exact;

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    forced-color-adjust: none;
  }
`;
