import styled, { css } from 'styled-components';
import { color, media, space, text, textStyle, weight } from '@back-office/shared/theme';

/** On a phone, or beside two menus. */
const narrow = css`
  > * > tr > * {
    padding: 0 ${space[2]};
  }

  > * > tr > :first-child {
    min-width: 128px;
    padding-inline-start: 20px;
  }

  > * > tr > :nth-child(3) {
    min-width: 0;
    padding-inline-end: 36px;
  }

  /* The baseline range wraps, so that the column is as narrow as its figures. */
  > thead > tr > :nth-child(4) {
    min-width: 96px;
    white-space: normal;
  }

  > tbody > [data-level='heading'] > :first-child {
    padding-inline-start: 44px;
  }

  > tbody > [data-level='detail'] > :first-child {
    padding-inline-start: 56px;
  }
`;

/** With the side padding of cards on phones. */
const narrowest = css`
  > * > tr > :first-child {
    padding-inline-start: ${space[4]};
  }

  > tbody > :is([data-level='line'], [data-level='heading']) > :first-child {
    padding-inline-start: 40px;
  }

  > tbody > [data-level='detail'] > :first-child {
    padding-inline-start: 52px;
  }
`;

const withoutCounts = css`
  > * > tr > [data-count] {
    display: none;
  }
`;

/** Compact rows, so that the report fits on one page. */
const printed = css`
  font-size: 12px;
  line-height: 16px;

  > * > tr {
    break-inside: avoid;
  }

  > * > tr > :first-child {
    position: static;
  }

  > thead > tr > * {
    height: 24px;
  }

  > tbody > [data-level] > * {
    height: 18px;
  }

  > tbody > [data-level='heading'] > * {
    height: 20px;
    padding-bottom: 2px;
  }

  > tbody[data-block]:not(:has(+ [data-block])) > tr:last-child > * {
    height: 22px;
    padding-bottom: 4px;
  }

  > tbody > [data-subtotal] {
    print-color-adjust: exact;
  }
`;

/**
 * Rows are styled by `data-level`: section, heading, line or detail. The selectors match direct children only, because
 * the explanations inside the rows contain tables too.
 */
export const LinesTable = styled.table`
  width: 100%;
  ${text.sm}

  > * > tr {
    background-color: ${color.bgRaised};
  }

  > * > tr > * {
    ${textStyle({ tabular: true, pad: ['0px', 4] })}
    font-weight: inherit;
    text-align: end;
  }

  > * > tr > td {
    white-space: nowrap;
  }

  /* Stays in place while the figures of a comparison scroll. */
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

  /* The amount, with space for the chevron of drill-downs. */
  > * > tr > :nth-child(3) {
    min-width: 158px;
    padding-inline-end: 44px;
  }

  > thead > tr > * {
    height: 40px;
    border-bottom: 1px solid ${color.border};
    ${textStyle({ size: 'xs', tone: 'secondary', weight: 'medium', nowrap: true })}
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
    ${textStyle({ size: 'xs', tone: 'muted' })}
  }

  /* Space before the next section. */
  > tbody[data-block]:not(:has(+ [data-block])) > tr:last-child > * {
    height: 44px;
    padding-bottom: 8px;
  }

  > tbody > tr > [data-count] {
    ${textStyle({ tone: 'muted', weight: 'regular' })}
  }

  @container (min-width: 561px) and (max-width: 720px) {
    &[data-compared] {
      ${narrow}
    }
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
    ${printed}
  }
`;
