import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, radius, rowStyle, square } from '@back-office/shared/theme';

export type BadgeTone = 'neutral' | 'positive' | 'negative' | 'notice' | 'accent' | 'outline';

/** A short label for a state. Use plain gray text for the normal state and a badge only for exceptions. */
export interface BadgeProps {
  /** The color has a meaning: green and red for change, amber for what needs attention. `outline` is the quietest. */
  readonly tone: BadgeTone;
  /** The text must say what the color says: sign and arrow for change, a word for a state. */
  readonly children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps) {
  return <Root $tone={tone}>{children}</Root>;
}

const paint = (ink: string, ground: string) => css`
  background-color: ${ground};
  color: ${ink};
`;

const tones: Readonly<Record<BadgeTone, ReturnType<typeof css>>> = {
  neutral: paint(color.neutral, color.neutralSubtle),
  positive: paint(color.positive, color.positiveSubtle),
  negative: paint(color.negative, color.negativeSubtle),
  notice: paint(color.notice, color.noticeSubtle),
  accent: paint(color.accentText, color.accentSubtle),
  outline: css`
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
    color: ${color.textSecondary};
  `,
};

const Root = styled.span<{ readonly $tone: BadgeTone }>`
  ${rowStyle({ gap: 1, inline: true, size: 'xs', weight: 'medium', tabular: true, nowrap: true, fixed: true })}
  height: 22px;
  padding: 0 7px;
  border-radius: ${radius.sm};
  ${(props) => tones[props.$tone]}

  svg {
    ${square('14px')}
  }
`;
