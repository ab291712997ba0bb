import styled from 'styled-components';
import { layer, shadow, space, textStyle } from '@back-office/shared/theme';

/** The element that contains the screen. */
export const contentId = 'content';

export function focusContent(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true });
}

/** The first stop for the keyboard: it skips the navigation. */
export function SkipLink() {
  return (
    <Skip
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault();
        focusContent();
      }}
    >
      Skip to content
    </Skip>
  );
}

const Skip = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${layer.toast};
  ${textStyle({ size: 'sm', tone: 'accent', weight: 'medium', pad: [2, 3], ground: 'overlay', round: 'md' })}
  box-shadow: ${shadow.float};

  &:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }
`;
