import { memo } from 'react';
import { VisuallyHidden } from '@back-office/shared/ui';
import type { Message } from '../../../domain/conversation';
import { Bubble, BubbleColumn } from '../../../parts/Bubble';
import { FileChip } from './FileChip';
import { MessageTime } from './MessageTime';

interface UserMessageProps {
  readonly message: Message;
  readonly hasTime: boolean;
}

/** A question of the merchant: plain text with its line breaks, and its files. */
export const UserMessage = memo(function UserMessage({ message, hasTime }: UserMessageProps) {
  const { content, metadata, timestamp } = message;
  return (
    <BubbleColumn>
      <VisuallyHidden>You:</VisuallyHidden>
      {metadata?.files?.map(({ name, size }, index) => (
        <FileChip key={index} name={name} size={size} />
      ))}
      {content !== '' && <Bubble>{content}</Bubble>}
      {hasTime && <MessageTime timestamp={timestamp} />}
    </BubbleColumn>
  );
});
