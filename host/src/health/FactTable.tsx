import styled from 'styled-components';
import { boxStyle, color, textStyle, weight } from '@back-office/shared/theme';

/** A short table of facts. When it is wider than the page, it scrolls inside its frame. */
export const FactFrame = styled.div`
  overflow-x: auto;
  ${boxStyle({ ground: 'raised', round: 'lg', line: 'around' })}
`;

export const FactTable = styled.table`
  ${textStyle({ size: 'sm', tabular: true, width: '100%' })}

  th,
  td {
    ${textStyle({ textAlign: 'start', nowrap: true, pad: ['10px', 4] })}
    vertical-align: top;
  }

  thead th {
    ${textStyle({ size: 'xs', tone: 'muted', weight: 'medium', ground: 'sunken' })}
  }

  tbody tr + tr > * {
    border-top: 1px solid ${color.border};
  }

  tbody th {
    font-weight: ${weight.medium};
  }

  [data-figure] {
    text-align: end;
  }
`;
