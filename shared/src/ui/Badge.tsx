import type { ReactNode } from 'react';
import styled from 'styled-components';
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
  return <Root data-tone={tone}>{children}</Root>;
}

const paint = (tone: BadgeTone, ink: string, ground: string) => `
  &:where([data-tone='${tone}']) {
    background-color: ${ground};
    color: ${ink};
  }
`;

/** By an attribute, because lists draw many while they scroll, and a style that depends on a prop is put together each time. */
const Root = styled.span`
  ${rowStyle({ gap: 1, inline: true, size: 'xs', weight: 'medium', tabular: true, nowrap: true, fixed: true })}
  height: 22px;
  padding: 0 7px;
  border-radius: ${radius.sm};
  ${paint('neutral', color.neutral, color.neutralSubtle)}
  ${paint('positive', color.positive, color.positiveSubtle)}
  ${paint('negative', color.negative, color.negativeSubtle)}
  ${paint('notice', color.notice, color.noticeSubtle)}
  ${paint('accent', color.accentText, color.accentSubtle)}

  &:where([data-tone='outline']) {
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
    color: ${color.textSecondary};
  }

  svg {
    ${square('14px')}
  }
`;
