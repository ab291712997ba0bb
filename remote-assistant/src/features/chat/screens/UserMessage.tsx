import { memo } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '@back-office/shared/theme';
import { VisuallyHidden } from '@back-office/shared/ui';
import type { Message } from '../../../domain/conversation';
import { FileChip } from './FileChip';
import { MessageTime } from './MessageTime';

/** A question of the merchant: plain text with its line breaks, and its files. */
export const UserMessage = memo(function UserMessage({ message }: { readonly message: Message }) {
  const { content, metadata, timestamp } = message;
  return (
    <Column>
      <VisuallyHidden>You:</VisuallyHidden>
      {metadata?.files?.map(({ name, size }, index) => (
        <FileChip key={index} name={name} size={size} />
      ))}
      {content !== '' && <Bubble>{content}</Bubble>}
      <MessageTime timestamp={timestamp} />
    </Column>
  );
});

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 6px;
  padding-inline-start: ${space[12]};
`;

const Bubble = styled.p`
  max-width: 100%;
  padding: 10px 14px;
  border-radius: 16px 16px 4px 16px;
  background: ${color.bgSunken};
  border-bottom-right-radius: ${radius.xs};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
