import styled, { css, keyframes } from 'styled-components';
import { motion } from '@back-office/shared/theme';

/** A navigation region that slides in when the merchant goes a level down or up. */
export const SlideIn = styled.nav<{ readonly $from?: 'left' | 'right' | undefined }>`
  @media (prefers-reduced-motion: no-preference) {
    ${({ $from }) =>
      $from &&
      css`
        animation: ${$from === 'right' ? fromRight : fromLeft} ${motion.normal};
      `}
  }
`;

const fromRight = keyframes`
  from {
    opacity: 0;
    transform: translateX(32px);
  }
`;

const fromLeft = keyframes`
  from {
    opacity: 0;
    transform: translateX(-32px);
  }
`;
