import type { ReactNode } from 'react';
import styled from 'styled-components';
import { gridStyle } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';

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
      <Text as="p" size="sm" tone="muted">
        {words}
      </Text>
    </Frame>
  );
}

const Frame = styled.div`
  ${gridStyle({ gap: 2, textAlign: 'center', width: '100%', padY: 4 })}
  justify-items: center;
`;
