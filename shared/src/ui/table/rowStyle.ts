import styled, { css } from 'styled-components';
import { color, gridStyle, media, rowStyle, space, textStyle } from '@back-office/shared/theme';

/** The grid that all rows share: head, first row and body line up because they use the same tracks. */
export const rowGrid = css`
  ${gridStyle({ columns: 'var(--tracks)', align: 'center', width: '100%' })}
  padding-inline: var(--edge, 0);

  ${media.print} {
    grid-template-columns: var(--print-tracks);
  }
`;

export const phoneRowGrid = css`
  grid-template-columns: var(--phone-tracks);
  grid-template-rows: minmax(20px, auto) 20px;
  row-gap: 2px;
  align-content: center;
`;

/** A line of the body, positioned by script. On paper the lines follow one another and are as high as their text. */
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

export const selectCell = css`
  ${rowStyle({ on: 'screen', padStart: 4 })}
  align-self: stretch;
  user-select: none;

  ${media.phone} {
    grid-row: 1 / -1;
    grid-column: 1;
    padding-inline-start: 14px;
  }
`;

/**
 * One cell, cut with an ellipsis. `data-phone` and `data-align` say where it goes on phones, `data-prefix` what text
 * comes before it there. The clip margin leaves room for the focus ring of a control inside. Where columns have little
 * room, a screen sets `--cell-space`.
 */
export const cell = css`
  ${textStyle({ tone: 'secondary', nowrap: true, shrink: true, print: { pad: [1, 2] } })}
  padding: 0 var(--cell-space, ${space[4]});
  overflow: clip;
  overflow-clip-margin: 4px;
  text-overflow: ellipsis;

  &[data-phone='primary'] {
    color: ${color.text};
  }

  &[data-align='end'] {
    ${textStyle({ tone: 'text', textAlign: 'end', tabular: true })}
  }

  &[data-muted] {
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
      padding-inline-end: var(--first-line-gap);
    }

    &[data-phone='primary'][data-align='end'] {
      grid-row: 2;
      grid-column: amount;
      ${textStyle({ pad: ['0px', '0px', '0px', 2], weight: 'medium' })}
    }

    &[data-phone='secondary'] {
      grid-row: 2;
      grid-column: var(--phone-column);
      ${textStyle({ size: 'xs', tone: 'muted', textAlign: 'start' })}
    }

    &[data-phone='secondary'][data-none] {
      display: none;
    }

    &[data-phone='amount'],
    &[data-phone='aside'] {
      grid-row: 1;
      grid-column: amount;
      ${textStyle({ tone: 'text', weight: 'medium', textAlign: 'end', padStart: 3 })}
    }

    &[data-phone='aside'] {
      grid-row: 2;
      ${textStyle({ size: 'xs', tone: 'muted', weight: 'regular' })}
    }

    &[data-prefix]:not(:empty)::before {
      content: attr(data-prefix);
    }
  }
`;

/** On paper the text is shown in full, up to six lines: a basket of hundreds of items would fill pages. */
export const paperText = css`
  overflow: visible;
  white-space: normal;
  -webkit-line-clamp: 6;

  &[data-text],
  &[data-row-button] {
    overflow: hidden;
  }
`;

export const menuCell = css`
  ${rowStyle({ align: 'stretch', justify: 'center', on: 'screen' })}

  ${media.phone} {
    grid-row: 1 / -1;
    grid-column: menu;
  }
`;

export const SelectCell = styled.div`
  ${selectCell}
`;

export const Cell = styled.div`
  /* The cell of the checkbox already keeps the distance. */
  ${SelectCell} + & {
    padding-inline-start: 0;
  }

  ${cell}

  ${media.print} {
    &&,
    && * {
      ${paperText}
    }
  }
`;

export const MenuCell = styled.div`
  ${menuCell}
`;
