import styled, { css } from 'styled-components';
import { color, media, space, tabular, text, weight } from '../../theme/theme';

/** The grid every row shares: head, first row and body line up because they read the same tracks. */
export const rowGrid = css`
  display: grid;
  grid-template-columns: var(--tracks);
  align-items: center;
  width: 100%;
  padding-inline: var(--edge, 0);
`;

export const phoneRowGrid = css`
  grid-template-columns: var(--phone-tracks);
  grid-template-rows: 20px 20px;
  row-gap: 2px;
  align-content: center;
`;

/** A line of the windowed body at its own place; on paper it follows the one before it and is as high as its text. */
export const bodyLine = css`
  position: absolute;
  inset-inline: 0;
  contain: strict;
  border-bottom: 1px solid ${color.border};

  ${media.print} {
    position: static;
    height: auto !important;
    min-height: 32px;
    contain: none;
    break-inside: avoid;
  }
`;

/** First cell of a row that can be ticked; its whole area belongs to the box. */
export const selectCell = css`
  display: flex;
  align-items: center;
  align-self: stretch;
  padding-inline-start: ${space[4]};
  user-select: none;

  ${media.phone} {
    grid-row: 1 / -1;
    grid-column: 1;
    padding-inline-start: 14px;
  }
`;

/**
 * One cell, cut with an ellipsis. `data-phone` and `data-align` say where it stands on a phone, `data-before` what is
 * said before it there. The clip margin leaves room for the focus ring of a control inside.
 */
export const cell = css`
  min-width: 0;
  padding: 0 ${space[4]};
  overflow: clip;
  overflow-clip-margin: 4px;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textSecondary};

  &[data-phone='primary'] {
    color: ${color.text};
  }

  &[data-align='end'] {
    text-align: end;
    color: ${color.text};
    ${tabular}
  }

  &[data-quiet] {
    color: ${color.textMuted};
  }

  ${media.phone} {
    padding: 0;

    &[data-phone='hidden'] {
      display: none;
    }

    &[data-phone='primary'] {
      grid-row: 1;
      grid-column: 2 / var(--first-line-end);
      padding-inline-end: ${space[3]};
    }

    &[data-phone='primary'][data-align='end'] {
      grid-row: 2;
      grid-column: amount;
      padding: 0 0 0 ${space[3]};
      font-weight: ${weight.medium};
    }

    &[data-phone='secondary'] {
      grid-row: 2;
      grid-column: var(--part);
      ${text.xs}
      text-align: start;
      color: ${color.textMuted};
    }

    &[data-phone='amount'],
    &[data-phone='aside'] {
      grid-row: 1;
      grid-column: amount;
      padding-inline-start: ${space[3]};
      text-align: end;
      font-weight: ${weight.medium};
      color: ${color.text};
    }

    &[data-phone='aside'] {
      grid-row: 2;
      ${text.xs}
      font-weight: ${weight.regular};
      color: ${color.textMuted};
    }

    &[data-before]::before {
      content: attr(data-before);
    }
  }

  ${media.print} {
    padding: ${space[1]} ${space[2]};
  }
`;

/** Paper has room for the whole text. */
export const uncut = css`
  overflow: visible;
  white-space: normal;
`;

/** Last cell: the row's menu. */
export const menuCell = css`
  display: flex;
  justify-content: center;

  ${media.phone} {
    grid-row: 1 / -1;
    grid-column: menu;
  }

  ${media.print} {
    visibility: hidden;
  }
`;

export const SelectCell = styled.div`
  ${selectCell}
`;

export const Cell = styled.div`
  /* After the tick boxes, whose cell brings the distance. */
  ${SelectCell} + & {
    padding-inline-start: 0;
  }

  ${cell}

  ${media.print} {
    &&,
    && * {
      ${uncut}
    }
  }
`;

export const MenuCell = styled.div`
  ${menuCell}
`;
