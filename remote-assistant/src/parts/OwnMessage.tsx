import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, stackStyle, textStyle } from '@back-office/shared/theme';
import { Row, VisuallyHidden } from '@back-office/shared/ui';

interface OwnMessageProps {
  readonly text: string;
  readonly files?: ReactNode;
  readonly time?: ReactNode;
  /** Buttons below the text. */
  readonly actions?: ReactNode;
}

/** What the merchant wrote, at the right, with its line breaks. */
export function OwnMessage({ text, files, time, actions }: OwnMessageProps) {
  return (
    <Column>
      <VisuallyHidden>You:</VisuallyHidden>
      {files}
      {text !== '' && <Bubble>{text}</Bubble>}
      {(actions || time) && (
        <Row gap={3}>
          {actions}
          {time}
        </Row>
      )}
    </Column>
  );
}

const Bubble = styled.p`
  ${textStyle({ maxWidth: '100%', pad: ['10px', '14px'], anywhere: true })}
  border-radius: 16px 16px ${radius.xs} 16px;
  background: var(--chat-bubble, ${color.bgSunken});
  white-space: pre-wrap;
`;

const Column = styled.div`
  ${stackStyle({ gap: '6px', align: 'end', padStart: 12 })}
`;
