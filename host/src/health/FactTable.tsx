import styled from 'styled-components';
import { color, radius, textStyle, weight } from '@back-office/shared/theme';

/** A short table of facts. When it is wider than the page, it scrolls inside its frame. */
export const FactFrame = styled.div`
  overflow-x: auto;
  background: ${color.bgRaised};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
`;

export const FactTable = styled.table`
  width: 100%;
  ${textStyle({ size: 'sm', tabular: true })}

  th,
  td {
    ${textStyle({ textAlign: 'start', nowrap: true, pad: ['10px', 4] })}
    vertical-align: top;
  }

  thead th {
    ${textStyle({ size: 'xs', tone: 'muted', weight: 'medium' })}
    background: ${color.bgSunken};
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
