import styled from 'styled-components';
import { boxStyle, color, hoverGround, media, rowStyle, space, textStyle, twoLines } from '@back-office/shared/theme';
import { checkboxFrame, checkboxInput } from '../checkboxBase';
import { bodyLine, cell, menuCell, phoneRowGrid, rowGrid, selectCell, paperText } from './rowStyle';

/**
 * The frame of the rows, which styles them and their cells by data attributes. They are plain elements because a quick
 * scroll draws five rows in every frame, and a styled component takes longer than the element it renders.
 */
export const Body = styled.div`
  position: relative;

  > [data-row] {
    ${rowGrid}
    ${bodyLine}
    background-color: ${color.bgRaised};

    /* The frame has a border below the last row. */
    &[data-last] {
      border-bottom-color: transparent;
    }

    &[data-first-of-group] {
      scroll-margin-top: 36px;
    }

    &[data-pressable] {
      cursor: pointer;
    }

    ${hoverGround}

    &[data-selected],
    &[aria-current] {
      background-color: ${color.accentSubtle};
    }

    &[aria-current] {
      box-shadow: inset 3px 0 ${color.accent};
    }

    ${media.phone} {
      ${phoneRowGrid}
    }
  }

  /* Keeps rows and their controls clear of what floats over the page: the top bar, and the bar of the selection. */
  &[data-page-scrolled] > [data-row] {
    &,
    :is(a, button, input) {
      scroll-margin-block: calc(var(--screen-top, 0px) + 4px) 112px;
    }

    &[data-first-of-group] {
      scroll-margin-top: calc(var(--screen-top, 0px) + 40px);
    }
  }

  > [data-row] > [data-control='select'] {
    ${selectCell}

    /* The click area extends 7 px (11 px on phones) beyond the box. */
    > label {
      ${checkboxFrame}
      box-sizing: content-box;
      padding: 7px;
      margin: -7px;
      cursor: pointer;

      ${media.phone} {
        padding: 11px;
        margin: -11px;
      }
    }

    > label > input {
      ${checkboxInput}
    }
  }

  /* The cell of the checkbox already keeps the distance. */
  > [data-row] > [data-control='select'] + [data-phone] {
    padding-inline-start: 0;
  }

  > [data-row] > [data-phone] {
    ${cell}

    /* Each element that cuts its content takes time in every frame, while the list scrolls. */
    &[data-has-room],
    svg {
      overflow: visible;
    }

    /* Thumbnail and text, which cuts itself; on phones the thumbnail is beside both lines and the text in the first. */
    &[data-has-thumbnail] {
      ${rowStyle({ gap: 3 })}
      overflow: visible;

      /* Beside a mark the text wraps first; where both have no room, the mark is cut, never a word into letters. */
      > [data-row-button] {
        flex-shrink: 1000;

        &:not(:last-child) {
          min-width: 4em;
        }
      }

      ${media.phone} {
        /* Higher than the line, which it must not push down. */
        > :first-child {
          align-self: start;
          margin-block: 5px -22px;
        }
      }

      ${media.narrowPhone} {
        > :first-child {
          display: none;
        }
      }
    }

    /* The button or link that opens the row looks like text. */
    > [data-row-button] {
      ${twoLines}
      width: fit-content;
      border-radius: ${space[1]};
      ${textStyle({ tone: 'text', weight: 'medium', textAlign: 'start', maxWidth: '100%' })}
    }

    > [data-text] {
      ${twoLines}
    }

    /* The second line of a phone has no room for the ground of a badge. */
    ${media.phone} {
      &:is([data-phone='secondary'], [data-phone='aside']) [data-tone] {
        ${boxStyle({ height: 'auto', pad: '0px' })}
        background: none;
        box-shadow: none;
      }
    }

    ${media.print} {
      &[data-phone],
      &[data-phone] * {
        ${paperText}
      }
    }
  }

  > [data-row] > [data-loading] {
    grid-column: 1 / -1;
    padding-inline: ${space[4]};
  }

  > [data-row] > [data-control='menu'] {
    ${menuCell}

    svg {
      overflow: visible;
    }
  }

  /* On paper the body is a row group of the printed table, and its rows are in the flow. */
  ${media.print} {
    display: table-row-group;
    height: auto !important;
  }
`;
