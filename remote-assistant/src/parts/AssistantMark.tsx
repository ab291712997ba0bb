import { Sparkle } from 'lucide-react';
import styled from 'styled-components';
import { centered, color, radius, textStyle } from '@back-office/shared/theme';

/** The sign of the assistant beside its name and its replies. */
export function AssistantMark({ size = 28 }: { readonly size?: 28 | 32 | 44 }) {
  return (
    <Circle aria-hidden $size={size}>
      <Sparkle size={size / 2} />
    </Circle>
  );
}

const Circle = styled.span<{ readonly $size: number }>`
  ${centered}
  ${textStyle({ tone: 'accent', fixed: true })}
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${radius.full};
  background: ${color.accentSubtle};
`;
