import { css } from 'styled-components';
import { textStyle } from './layout';
import { color, layer, radius, shadow } from './names';

/** One part in the middle, such as an icon in its button. */
export const centered = css`
  display: grid;
  place-items: center;
`;

/** Takes the free width of a row, and cuts its content rather than being wider. */
export const grows = css`
  flex: 1;
  min-width: 0;
`;

/** Takes the free height of a stack and scrolls in it. */
export const scrolls = css`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

export const square = (length: string) => `
  width: ${length};
  height: ${length};
`;

export const underlined = css`
  text-decoration: underline;
  text-underline-offset: 3px;
`;

export const underlinedOnHover = css`
  &:hover {
    ${underlined}
  }
`;

export const hoverGround = css`
  &:hover {
    background-color: ${color.bgHover};
  }
`;

/** The focus ring inside the edge, where what is around would cut it off. */
export const innerRing = css`
  &&:focus-visible {
    outline-offset: -2px;
  }
`;

/** The ring of a control inside, around what stands for it, such as its label. */
export const ringAround = css`
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** For what only a script focuses, and for a field whose frame has the ring. */
export const withoutRing = css`
  &&:focus-visible {
    outline: none;
  }
`;

/** Makes the press area larger than what is seen, by a negative inset. The element needs a position. */
export const pressArea = (inset: string) => `
  &::after {
    position: absolute;
    inset: ${inset};
    content: '';
  }
`;

/** A line between neighbors of the same kind. */
export const ruledApart = css`
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

/** Over the page, where a script places it; without the browser's own look of popovers. */
export const overPage = css`
  position: fixed;
  z-index: ${layer.popover};
  inset: auto;
  margin: 0;
  border: 0;
`;

/** Text for screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  ${textStyle({ square: '1px', clip: true, nowrap: true })}
  margin: -1px;
  clip-path: inset(50%);
`;

/** The track of a segmented control: two to four choices in a row, of which one holds. */
export const segmentTrack = css`
  padding: 2px;
  border-radius: ${radius.md};
  background-color: ${color.bgSunken};
`;

/** The chosen segment. Its border, not its background, has the contrast that a control needs. */
export const chosenSegment = css`
  background-color: ${color.bgChosen};
  box-shadow:
    inset 0 0 0 1px ${color.borderControl},
    ${shadow.control};
  color: ${color.text};

  @media (forced-colors: active) {
    background-color: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

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
