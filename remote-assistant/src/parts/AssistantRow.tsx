import type { ReactNode } from 'react';
import styled from 'styled-components';
import { stackStyle } from '@back-office/shared/theme';
import { Row, VisuallyHidden } from '@back-office/shared/ui';
import { AssistantMark } from './AssistantMark';

/** The mark of the assistant with what it says beside it. */
export function AssistantRow({ children }: { readonly children: ReactNode }) {
  return (
    <Row gap={3} align="start">
      <AssistantMark />
      <Content>
        <VisuallyHidden>Assistant:</VisuallyHidden>
        {children}
      </Content>
    </Row>
  );
}

const Content = styled.div`
  ${stackStyle({ gap: 2, grow: true, padTop: 1 })}
`;
