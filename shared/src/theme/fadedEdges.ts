import { css } from 'styled-components';

/**
 * A row that scrolls sideways fades out at an edge beyond which there is more, as `useHiddenContent` says by
 * `data-more-before` and `data-more-after`. Above `--fade-top` nothing fades.
 */
export const fadedEdges = css`
  --fade: linear-gradient(
    to right,
    transparent,
    black var(--fade-before, 0px),
    black calc(100% - var(--fade-after, 0px)),
    transparent
  );

  scroll-padding-inline: 48px;
  mask:
    linear-gradient(black, black) top / 100% var(--fade-top, 0px) no-repeat,
    var(--fade) 0 var(--fade-top, 0px) / 100% 100% no-repeat;

  &[data-more-before] {
    --fade-before: 48px;
  }

  &[data-more-after] {
    --fade-after: 48px;
  }
`;
