import { css } from 'styled-components';
import { space } from '@back-office/shared/theme';

/** On a phone, or beside two menus. */
export const narrow = css`
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

  /* The days that the report is held against, over figures that are no wider. */
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

/** As the edges of cards are on a phone. */
export const narrowest = css`
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

export const withoutCounts = css`
  > * > tr > [data-count] {
    display: none;
  }
`;

/** Low rows, so that the report as it opens stands on one sheet. */
export const onPaper = css`
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
