import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../../theme/theme';

interface RingWordsProps {
  readonly words: string;
  /** What the middle of the ring would show. */
  readonly children: ReactNode;
}

/** The figure and a sentence, in place of a ring of one part or none. */
export function RingWords({ words, children }: RingWordsProps) {
  return (
    <Frame>
      <div>{children}</div>
      <Words>{words}</Words>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  width: 100%;
  padding-block: ${space[4]};
  text-align: center;
`;

const Words = styled.p`
  ${text.sm}
  color: ${color.textMuted};
`;
