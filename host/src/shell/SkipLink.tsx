import styled from 'styled-components';
import { color, layer, radius, shadow, space, text, weight } from '@back-office/shared/theme';

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
  padding: ${space[2]} ${space[3]};
  color: ${color.accentText};
  background: ${color.bgOverlay};
  border-radius: ${radius.md};
  box-shadow: ${shadow.float};
  ${text.sm}
  font-weight: ${weight.medium};

  &:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }
`;
