import type { ReactNode } from 'react';
import styled from 'styled-components';
import { boxStyle, centered, color, square, stackStyle, textStyle } from '@back-office/shared/theme';
import { Row, Text } from './primitives';

/** Says that there is nothing to show, why, and what to do next. Use it inside a card or a table. */
export interface EmptyStateProps {
  /** Any lucide icon; its size is set here. */
  readonly icon?: ReactNode;
  /** What is missing, in a few words. */
  readonly title: string;
  /** Why it is empty, or what to try. */
  readonly hint?: ReactNode;
  /** Buttons; the most likely next step is last and primary. */
  readonly actions?: ReactNode;
  /** `negative` for a list that could not be loaded; screen readers announce it at once. */
  readonly tone?: 'neutral' | 'negative' | undefined;
}

export function EmptyState({ icon, title, hint, actions, tone = 'neutral' }: EmptyStateProps) {
  return (
    <Frame role={tone === 'negative' ? 'alert' : undefined}>
      {icon && (
        <Mark aria-hidden $tone={tone}>
          {icon}
        </Mark>
      )}
      <Text as="p" size="sm" weight="medium">
        {title}
      </Text>
      {hint && <Hint>{hint}</Hint>}
      {actions && (
        <Row gap={2} align="stretch" justify="center" wrap above={4}>
          {actions}
        </Row>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  ${stackStyle({ align: 'center', justify: 'center', textAlign: 'center', anywhere: true, pad: [8, 6] })}
  min-height: 240px;
`;

const tones = {
  neutral: { ink: color.textSecondary, ground: color.bgSunken },
  negative: { ink: color.negative, ground: color.negativeSubtle },
} as const;

const Mark = styled.span<{ readonly $tone: keyof typeof tones }>`
  ${centered}
  ${boxStyle({ below: 3, round: 'full', square: '44px' })}
  background-color: ${(props) => tones[props.$tone].ground};
  color: ${(props) => tones[props.$tone].ink};

  svg {
    ${square('20px')}
  }
`;

const Hint = styled.p`
  ${textStyle({ size: 'sm', tone: 'muted', maxWidth: '52ch' })}
  text-wrap: balance;
`;
