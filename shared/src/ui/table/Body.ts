import styled from 'styled-components';
import { color, media, oneLine, space, weight } from '../../theme/theme';
import { checkboxFrame, checkboxInput } from '../checkboxStyle';
import { bodyLine, cell, menuCell, phoneRowGrid, rowGrid, selectCell, uncut } from './rowParts';

/**
 * The rows that scroll. They and what is in them are plain elements, known by their attributes: a quick scroll makes
 * five rows in every frame, and a styled component takes longer than the element it draws.
 */
export const Body = styled.div`
  position: relative;

  > [data-row] {
    ${rowGrid}
    ${bodyLine}
    background-color: ${color.bgRaised};
    /* Reduced motion gives all that changes a transition of 1 ms: here it would be each move of a row. */
    transition-property: none;

    /* The frame's own edge closes the table. */
    &[data-last] {
      border-bottom-color: transparent;
    }

    &[data-leads] {
      scroll-margin-top: 36px;
    }

    &[data-pressable] {
      cursor: pointer;
    }

    &:hover {
      background-color: ${color.bgHover};
    }

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

  > [data-row] > [data-place='select'] {
    ${selectCell}

    /* The press area reaches 7 px (phones 11 px) beyond the box. */
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

  /* After the tick boxes, whose cell brings the distance. */
  > [data-row] > [data-place='select'] + [data-phone] {
    padding-inline-start: 0;
  }

  > [data-row] > [data-phone] {
    ${cell}

    /* Picture and text; on a phone the picture stands beside both lines, the text keeps to the first. */
    &[data-led] {
      display: flex;
      align-items: center;
      gap: ${space[3]};

      ${media.phone} {
        height: 20px;
        /* A picture is higher than its line. */
        overflow: visible;

        > :first-child {
          align-self: start;
          margin-top: 5px;
        }
      }
    }

    /* The row's name as a button: it looks like text, and opens the row by keyboard. */
    > [data-door] {
      max-width: 100%;
      border-radius: ${space[1]};
      text-align: start;
      vertical-align: top;
      ${oneLine}
      font-weight: ${weight.medium};
      color: ${color.text};
    }

    > [data-text] {
      ${oneLine}
    }

    ${media.print} {
      &[data-phone],
      &[data-phone] * {
        ${uncut}
      }
    }
  }

  > [data-row] > [data-place='menu'] {
    ${menuCell}
  }

  /* One row group of the printed table; its rows stand in the flow there. */
  ${media.print} {
    display: table-row-group;
    height: auto !important;
  }
`;
