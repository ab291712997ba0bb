import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '@back-office/shared/theme';
import { VisuallyHidden } from '@back-office/shared/ui';
import { AssistantMark } from './AssistantMark';

/** The mark of the assistant with what it says beside it. */
export function AssistantRow({ children }: { readonly children: ReactNode }) {
  return (
    <Row>
      <AssistantMark />
      <Content>
        <VisuallyHidden>Assistant:</VisuallyHidden>
        {children}
      </Content>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  padding-top: ${space[1]};
`;
