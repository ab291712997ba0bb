import styled from 'styled-components';
import { color, media, space, tabular, text, weight } from '@back-office/shared/theme';
import { narrow, narrowest, onPaper, withoutCounts } from './linesTableRoom';

/**
 * Rows by `data-level`: a section, its lines and their details, a heading above lines. Every rule names the table's own
 * rows: explanations open inside a row and hold tables too.
 */
export const LinesTable = styled.table`
  width: 100%;
  ${text.sm}

  > * > tr {
    background-color: ${color.bgRaised};
  }

  > * > tr > * {
    padding: 0 ${space[4]};
    font-weight: inherit;
    text-align: end;
    ${tabular}
  }

  > * > tr > td {
    white-space: nowrap;
  }

  /* Stays while the figures of a comparison scroll below it. */
  > * > tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    width: 100%;
    min-width: 168px;
    padding-inline: 20px 0;
    background-color: inherit;
    text-align: start;
  }

  /* The amount, with room for the mark of a line that opens. */
  > * > tr > :nth-child(3) {
    min-width: 158px;
    padding-inline-end: 44px;
  }

  > thead > tr > * {
    height: 40px;
    border-bottom: 1px solid ${color.border};
    ${text.xs}
    font-weight: ${weight.medium};
    color: ${color.textSecondary};
    white-space: nowrap;
  }

  > tbody + tbody > [data-level='section'] {
    border-top: 1px solid ${color.border};
  }

  > tbody > [data-level='section'] {
    font-weight: ${weight.medium};

    > * {
      height: 44px;
    }

    > :nth-child(3) {
      font-weight: ${weight.strong};
    }
  }

  > tbody > [data-subtotal] {
    background-color: ${color.bgSunken};
  }

  > tbody > [data-level='line'] {
    color: ${color.textSecondary};

    > * {
      height: 36px;
    }

    > :first-child {
      padding-inline-start: 44px;
    }
  }

  > tbody > [data-level='detail'] {
    color: ${color.textMuted};

    > * {
      height: 32px;
    }

    > :first-child {
      padding-inline-start: 64px;
    }
  }

  > tbody > [data-level='heading'] > * {
    height: 44px;
    padding-inline-start: 44px;
    padding-bottom: 6px;
    vertical-align: bottom;
    ${text.xs}
    color: ${color.textMuted};
  }

  /* Some air before the next section, less before the next heading. */
  > tbody[data-block]:not(:has(+ [data-block])) > tr:last-child > * {
    height: 44px;
    padding-bottom: 8px;
  }

  > tbody > tr > [data-count] {
    font-weight: ${weight.regular};
    color: ${color.textMuted};
  }

  @container (max-width: 560px) {
    ${narrow}

    &[data-compared] {
      ${withoutCounts}
    }
  }

  @container (max-width: 440px) {
    ${withoutCounts}
    ${narrowest}
  }

  ${media.print} {
    ${onPaper}
  }
`;
