import styled from 'styled-components';
import { useNeededWidth } from '@back-office/shared/area';
import { boxStyle, color, media, rowStyle, space, text, textStyle, weight } from '@back-office/shared/theme';

/** More columns of figures than this are set closer. */
const manyColumns = 8;

/** Declares how much room a `FiguresTable` with that many columns of figures needs. */
export function useFiguresWidth(columns: number): void {
  useNeededWidth(columns > manyColumns ? 110 + 88 * columns : 170 + 92 * columns);
}

/** A wide table. Its first column stays in place while the others scroll. */
export const FiguresTable = styled.table`
  ${textStyle({ width: '100%', size: 'sm' })}

  th,
  td {
    ${textStyle({ textAlign: 'end', pad: ['0px', '10px'], height: '40px', line: 'top' })}
  }

  td {
    ${textStyle({ tabular: true, nowrap: true })}
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
    min-width: 160px;
    ${textStyle({ maxWidth: '220px', pad: ['6px', '10px', '6px', '20px'], ground: 'raised', textAlign: 'start' })}
    overflow-wrap: break-word;
    text-wrap: balance;
  }

  td:last-child,
  th:last-child {
    padding-inline-end: 20px;
  }

  thead th {
    min-width: 92px;
    ${textStyle({ size: 'xs', tone: 'secondary', weight: 'medium', padY: '6px', ground: 'sunken' })}
    vertical-align: bottom;
  }

  thead th:first-child {
    background-color: ${color.bgSunken};
  }

  @media screen {
    &:has(thead > tr > :nth-child(${manyColumns + 2})) {
      ${text.xs}

      th,
      td {
        padding-inline: 5px;
      }

      thead th {
        min-width: 60px;
      }

      th:first-child {
        min-width: 92px;
        padding-inline-start: 20px;
      }

      td:last-child,
      th:last-child {
        padding-inline-end: ${space[4]};
      }

      /* Change badges: their color and sign say enough. */
      tfoot td > span {
        padding: 0;
        background: none;
      }

      tfoot svg {
        display: none;
      }
    }
  }

  [data-level='row'] > th {
    font-weight: ${weight.medium};
  }

  [data-level='group'] > * {
    ${textStyle({ height: '34px', tone: 'muted' })}
    border-top: 0;
  }

  [data-level='group'] > th:first-child {
    padding-inline-start: 36px;
  }

  [data-level='total'] > * {
    ${textStyle({ ground: 'sunken', weight: 'strong' })}
  }

  [data-level='total'] > th:first-child {
    background-color: ${color.bgSunken};
  }

  ${media.phone} {
    &&& th:first-child {
      min-width: 132px;
      ${boxStyle({ maxWidth: '150px', padStart: 4 })}
    }

    &&& [data-level='group'] > th:first-child {
      padding-inline-start: ${space[8]};
    }
  }

  /* Fits fourteen columns on one page. */
  ${media.print} {
    font-size: 8px;
    line-height: 12px;

    th,
    td,
    thead th {
      ${boxStyle({ shrink: true, height: '18px', pad: ['2px', '3px'] })}
      font-size: inherit;
      line-height: inherit;
    }

    th:first-child {
      position: static;
      min-width: 76px;
      ${boxStyle({ maxWidth: '96px', pad: ['2px', '3px', '2px', 3] })}
      white-space: normal;
    }

    td:last-child,
    th:last-child {
      padding-inline-end: ${space[3]};
    }

    /* Change badges, without their arrow. */
    tfoot td > span {
      ${boxStyle({ height: 'auto', pad: '0px' })}
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

/**
 * Figures by day, hour or month. Phones have room for two columns, so each row is a card there: its name, then its
 * figures other than zero. Each cell needs its column's name as `data-label`.
 */
export const DailyFigures = styled(FiguresTable)`
  ${media.phone} {
    &,
    tbody,
    tfoot,
    tr {
      display: block;
    }

    /* For screen readers only. */
    thead {
      position: absolute;
      ${boxStyle({ square: '1px', clip: true })}
      clip-path: inset(50%);
    }

    tr {
      ${boxStyle({ pad: [3, 4], line: 'top' })}
    }

    [data-level='group'] {
      padding-inline-start: ${space[8]};
      border-top: 0;
    }

    [data-level='total'] {
      background-color: ${color.bgSunken};
    }

    &&&& :is(th, td) {
      ${rowStyle({ gap: 3, justify: 'between', size: 'sm', pad: '0px', shrink: true, maxWidth: 'none' })}
      height: auto;
      min-height: 28px;
      border: 0;
      background: none;
    }

    &&&& th:first-child {
      position: static;
      font-weight: ${weight.strong};
    }

    td::before {
      ${textStyle({ tone: 'muted', weight: 'regular' })}
      content: attr(data-label);
    }

    &&&&& td[data-zero] {
      display: none;
    }

    tr:not(:has(td:not([data-zero])))::after {
      color: ${color.textMuted};
      content: 'No amounts';
    }
  }
`;
