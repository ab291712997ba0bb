import styled from 'styled-components';
import { gridStyle, size, space } from '@back-office/shared/theme';

/** Notices above every screen of a shop. Without any, it takes no room. */
export const NoticeStack = styled.div`
  ${gridStyle({ gap: 2 })}

  &:not(:empty) {
    padding: ${space[3]} ${size.gutter} 0;
  }
`;
