import { css } from 'styled-components';
import { color, radius, shadow } from './names';

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
