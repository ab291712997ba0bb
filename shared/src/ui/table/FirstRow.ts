import styled from 'styled-components';
import { color, media } from '../../theme/theme';
import { phoneRowGrid, rowGrid } from './rowParts';

/** The row under the head that is none of the rows. It is for making one, so paper goes without. */
export const FirstRow = styled.div<{ readonly $height: number }>`
  ${rowGrid}
  min-height: ${(props) => props.$height}px;
  border-bottom: 1px solid ${color.border};

  > :only-child {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    ${phoneRowGrid}
    grid-template-rows: auto;
    min-height: 52px;

    > [data-phone='primary'] {
      overflow: visible;
    }

    > [data-phone='primary'][data-align='start'] {
      grid-column: 2 / amount;
    }

    > [data-phone='primary'][data-align='end'] {
      grid-row: 1;
    }
  }

  ${media.print} {
    display: none;
  }
`;
