import styled, { css } from 'styled-components';
import {
  formatCount,
  formatDecimal,
  formatMoney,
  spokenMoney,
  unknown,
  type Cents,
  type Unknown,
} from '@back-office/shared/format';
import { knownTender, spokenFigure, tenderMeasureId, type FigureGroup } from '@back-office/shared/ledger';
import { ShownFigure } from '@back-office/shared/ledger/notices';
import { Link } from '@back-office/shared/router';
import { boxStyle, color, ruledApart, space, text, textStyle } from '@back-office/shared/theme';
import { Amount } from '@back-office/shared/ui';
import type { FigureKind } from '../domain/dashboard';

interface FigureProps {
  readonly kind: FigureKind;
  readonly value: number | Unknown | undefined;
  /** All figures of the same answer, which tell why one of them is unknown. */
  readonly figures?: FigureGroup['figures'];
}

/** A figure of the dashboard: `$776.09`, `1,204`, `1.3`, or a dash if there is no value. */
export function Figure({ kind, value, figures }: FigureProps) {
  if (kind !== 'count' && kind !== 'average') return <ShownFigure id={kind} value={value} figures={figures} />;
  return value === unknown ? <Amount cents={value} /> : figureText(kind, value);
}

/** The figure as it is read out. */
export function figureText(kind: FigureKind, value: FigureProps['value']): string {
  if (value === undefined) return '–';
  if (kind === 'average') return formatDecimal(value, 1);
  return kind === 'count' ? formatCount(value) : spokenFigure(kind, value);
}

interface MoneyLinkProps {
  /** What the amount is of. */
  readonly of: string;
  readonly cents: Cents | Unknown;
  readonly figures: FigureGroup['figures'];
  readonly to: string;
}

/** A part of all payments that leads to its transactions; plain text if it is zero. */
export function MoneyLink({ of, cents, figures, to }: MoneyLinkProps) {
  if (cents === 0 || cents === unknown)
    return <ShownFigure id={tenderMeasureId(knownTender(of))} value={cents} figures={figures} />;
  return (
    <FigureLink to={to} aria-label={`${of} ${spokenMoney(cents)}, show transactions`}>
      {formatMoney(cents)}
    </FigureLink>
  );
}

/** A figure with something behind it. Padding makes it easier to press, without moving the figure. */
export const pressableFigure = css`
  margin: calc(-1 * ${space[2]});
  ${boxStyle({ pad: 2, round: 'md' })}
  text-decoration: underline dotted ${color.textMuted};
  text-underline-offset: 4px;

  &:hover,
  &[aria-expanded='true'] {
    background-color: ${color.bgHover};
  }
`;

export const FigureLink = styled(Link)`
  ${pressableFigure}
  color: inherit;
`;

export const FigureLabel = styled.span`
  color: ${color.textSecondary};
`;

export const FigureValue = styled.span`
  ${textStyle({ weight: 'strong', textAlign: 'end', tabular: true, last: true })}
  text-wrap: balance;
`;

/**
 * A row of a card. The first row has the card's headline figure, sized so that six digits fit next to their change badge on
 * the narrowest phone. Heights are fixed, so that the page does not move when the day changes.
 */
export const figureRow = css`
  min-height: 48px;
  ${ruledApart}

  &:first-child {
    min-height: 60px;
    margin-top: calc(-1 * ${space[2]});
  }

  &:first-child ${FigureLabel} {
    ${textStyle({ tone: 'text', weight: 'medium' })}
  }

  &:first-child ${FigureValue} {
    ${text.xl}
    font-size: clamp(20px, 7.9cqi, var(--size-xl));
    letter-spacing: -0.015em;
  }
`;
