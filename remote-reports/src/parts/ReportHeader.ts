import styled from 'styled-components';
import { gridStyle, media, size, textStyle } from '@back-office/shared/theme';

/**
 * The date range and the buttons of a report, at the end of the title. On phones they are below it, as wide as the
 * screen; `$columns` are those of a grid.
 */
export const HeaderControls = styled.div<{ readonly $columns: string }>`
  ${gridStyle({ gap: [1, 2], shrink: true })}
  grid-template-columns: ${(props) => props.$columns};
  justify-items: end;

  /* The period in words has a line of its own. */
  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    justify-items: stretch;
    width: calc(100vw - 2 * ${size.gutter});

    /* The window includes the scrollbar. */
    max-width: 100%;
  }
`;

/** What the controls say, on paper. */
export const PrintedScope = styled.span`
  display: none;
  ${textStyle({ print: { block: true } })}
`;
