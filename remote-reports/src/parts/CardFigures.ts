import styled from 'styled-components';
import { color, textStyle, weight } from '@back-office/shared/theme';

/** A few columns of figures in a card: a line between the rows, a stronger one above the total. */
export const CardFigures = styled.table`
  ${textStyle({ width: '100%', size: 'sm' })}

  th,
  td {
    ${textStyle({ weight: 'regular', textAlign: 'end', tabular: true, nowrap: true, pad: ['0px', 3], line: 'top' })}
  }

  th:first-child {
    ${textStyle({ padStart: '0px', textAlign: 'start' })}
    white-space: normal;
  }

  tr > :last-child {
    padding-inline-end: 0;
  }

  thead th {
    border-top: 0;
    ${textStyle({ size: 'xs', tone: 'secondary', weight: 'medium' })}
  }

  :is(tfoot > tr, [data-step='closing']) > * {
    border-top-color: ${color.borderStrong};
    font-weight: ${weight.strong};
  }

  [data-zero] {
    color: ${color.textMuted};
  }
`;
