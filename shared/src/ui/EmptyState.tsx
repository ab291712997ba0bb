import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space, text, weight } from '../theme/theme';

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
      <Title>{title}</Title>
      {hint && <Hint>{hint}</Hint>}
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 240px;
  padding: ${space[8]} ${space[6]};
  text-align: center;
  overflow-wrap: anywhere;
`;

const tones = {
  neutral: { ink: color.textSecondary, ground: color.bgSunken },
  negative: { ink: color.negative, ground: color.negativeSubtle },
} as const;

const Mark = styled.span<{ readonly $tone: keyof typeof tones }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-bottom: ${space[3]};
  border-radius: ${radius.full};
  background-color: ${(props) => tones[props.$tone].ground};
  color: ${(props) => tones[props.$tone].ink};

  svg {
    width: 20px;
    height: 20px;
  }
`;

const Title = styled.p`
  ${text.sm}
  font-weight: ${weight.medium};
`;

const Hint = styled.p`
  max-width: 52ch;
  ${text.sm}
  color: ${color.textMuted};
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[4]};
`;
