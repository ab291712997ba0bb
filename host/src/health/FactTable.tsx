import styled from 'styled-components';
import { color, radius, space, tabular, text, weight } from '@back-office/shared/theme';

/** A short table of facts. When it is wider than the page, it scrolls inside its frame. */
export const FactFrame = styled.div`
  overflow-x: auto;
  background: ${color.bgRaised};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
`;

export const FactTable = styled.table`
  width: 100%;
  ${text.sm}
  ${tabular}

  th,
  td {
    padding: 10px ${space[4]};
    text-align: start;
    vertical-align: top;
    white-space: nowrap;
  }

  thead th {
    ${text.xs}
    font-weight: ${weight.medium};
    color: ${color.textMuted};
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
