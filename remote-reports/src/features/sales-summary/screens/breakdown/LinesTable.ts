import styled, { css } from 'styled-components';
import { boxStyle, color, media, space, textStyle, weight } from '@back-office/shared/theme';

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
    ${boxStyle({ shrink: true, padEnd: '36px' })}
  }

  /* Words instead of an amount wrap, with space between the rows. */
  > tbody > tr > :is(:nth-child(3), :nth-child(4)) > span:first-child {
    display: inline-block;
    padding-block: 6px;
    white-space: normal;
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
    ${boxStyle({ height: '20px', padBottom: '2px' })}
  }

  > tbody[data-block]:not(:has(+ [data-block])) > tr:last-child > * {
    ${boxStyle({ height: '22px', padBottom: '4px' })}
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
  ${textStyle({ width: '100%', size: 'sm' })}

  > * > tr {
    background-color: ${color.bgRaised};
  }

  > * > tr > * {
    ${textStyle({ tabular: true, pad: ['0px', 4], weight: 'inherit', textAlign: 'end' })}
  }

  > * > tr > td {
    white-space: nowrap;
  }

  /* Stays in place while the figures of a comparison scroll. */
  > * > tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    ${textStyle({ width: '100%', padX: ['20px', '0px'], textAlign: 'start' })}
    min-width: 168px;
    background-color: inherit;
  }

  /* The amount, with space for the chevron of drill-downs. */
  > * > tr > :nth-child(3) {
    min-width: 158px;
    padding-inline-end: 44px;
  }

  /* Words instead of an amount, in one line. */
  > tbody > tr > td > span:first-child {
    white-space: nowrap;
  }

  > thead > tr > * {
    ${textStyle({ size: 'xs', tone: 'secondary', weight: 'medium', nowrap: true, height: '40px', line: 'bottom' })}
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
    padding-inline-start: 44px;
    vertical-align: bottom;
    ${textStyle({ size: 'xs', tone: 'muted', height: '44px', padBottom: '6px' })}
  }

  /* Space before the next section. */
  > tbody[data-block]:not(:has(+ [data-block])) > tr:last-child > * {
    ${boxStyle({ height: '44px', padBottom: '8px' })}
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
