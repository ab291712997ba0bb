import styled from 'styled-components';
import { color, media, oneLine, space, tabular, text, weight } from '@back-office/shared/theme';

/** A wide table. Its first column stays in place while the others scroll. */
export const FiguresTable = styled.table`
  width: 100%;
  ${text.sm}

  th,
  td {
    height: 40px;
    padding: 0 10px;
    border-top: 1px solid ${color.border};
    text-align: end;
  }

  td {
    ${tabular}
    white-space: nowrap;
  }

  td[data-zero] {
    color: ${color.textMuted};
  }

  th {
    font-weight: ${weight.regular};
  }

  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 132px;
    max-width: 220px;
    padding-inline-start: 20px;
    ${oneLine}
    background-color: ${color.bgRaised};
    text-align: start;
  }

  td:last-child,
  th:last-child {
    padding-inline-end: 20px;
  }

  thead th {
    min-width: 92px;
    padding-block: ${space[2]};
    background-color: ${color.bgSunken};
    ${text.xs}
    font-weight: ${weight.medium};
    color: ${color.textSecondary};
    vertical-align: bottom;
  }

  thead th:first-child {
    background-color: ${color.bgSunken};
  }

  [data-level='row'] > th {
    font-weight: ${weight.medium};
  }

  [data-level='group'] > * {
    height: 34px;
    border-top: 0;
    color: ${color.textMuted};
  }

  [data-level='group'] > th:first-child {
    padding-inline-start: 40px;
  }

  [data-level='total'] > * {
    background-color: ${color.bgSunken};
    font-weight: ${weight.strong};
  }

  [data-level='total'] > th:first-child {
    background-color: ${color.bgSunken};
  }

  ${media.phone} {
    th:first-child {
      max-width: 150px;
      padding-inline-start: ${space[4]};
    }
  }

  /* Fits fourteen columns on one page. */
  ${media.print} {
    font-size: 8px;
    line-height: 12px;

    th,
    td,
    thead th {
      min-width: 0;
      height: 18px;
      padding: 2px 3px;
      font-size: inherit;
      line-height: inherit;
    }

    th:first-child {
      position: static;
      min-width: 76px;
      max-width: 96px;
      padding-inline-start: ${space[3]};
      white-space: normal;
    }

    td:last-child,
    th:last-child {
      padding-inline-end: ${space[3]};
    }

    /* Change badges, without their arrow. */
    tfoot td > span {
      height: auto;
      padding: 0;
      font-size: inherit;
      line-height: inherit;
    }

    tfoot svg {
      display: none;
    }

    [data-level='group'] > * {
      height: 16px;
    }

    [data-level='group'] > th:first-child {
      padding-inline-start: 20px;
    }

    tr {
      break-inside: avoid;
    }
  }
`;
