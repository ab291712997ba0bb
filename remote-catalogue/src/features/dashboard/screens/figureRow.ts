import styled, { css } from 'styled-components';
import { color, space, tabular, text, weight } from '@back-office/shared/theme';

export const FigureLabel = styled.span`
  color: ${color.textSecondary};
`;

export const FigureValue = styled.span`
  font-weight: ${weight.strong};
  ${tabular}
  margin-inline-start: auto;
  text-align: end;
  text-wrap: balance;
`;

/**
 * A line of a card: the first one carries the card's headline figure, of which six digits stay beside their change on
 * the narrowest phone. Heights are fixed, so no day moves the page.
 */
export const figureRow = css`
  min-height: 48px;

  & + & {
    border-top: 1px solid ${color.border};
  }

  &:first-child {
    min-height: 60px;
    margin-top: calc(-1 * ${space[2]});
  }

  &:first-child ${FigureLabel} {
    font-weight: ${weight.medium};
    color: ${color.text};
  }

  &:first-child ${FigureValue} {
    ${text.xl}
    font-size: clamp(20px, 7.9cqi, var(--size-xl));
    letter-spacing: -0.015em;
  }
`;
