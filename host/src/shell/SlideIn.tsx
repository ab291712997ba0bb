import styled, { css } from 'styled-components';
import { keyframes, motion } from '@back-office/shared/theme';

/** A navigation region that slides in when the merchant goes a level down or up. */
export const SlideIn = styled.nav<{ readonly $from?: 'left' | 'right' | undefined }>`
  @media (prefers-reduced-motion: no-preference) {
    ${({ $from }) =>
      $from &&
      css`
        animation: ${$from === 'right' ? keyframes.fromRight : keyframes.fromLeft} ${motion.normal};
      `}
  }
`;
