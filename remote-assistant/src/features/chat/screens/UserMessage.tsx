import { memo } from 'react';
import type { Message } from '../../../domain/conversation';
import { OwnMessage } from '../../../parts/OwnMessage';
import { FileChip } from './FileChip';
import { MessageTime } from './MessageTime';

interface UserMessageProps {
  readonly message: Message;
  readonly hasTime: boolean;
}

/** A question of the merchant: plain text with its line breaks, and its files. */
export const UserMessage = memo(function UserMessage({ message, hasTime }: UserMessageProps) {
  const { content, metadata, timestamp } = message;
  const files = metadata?.files?.map(({ name, size }, index) => <FileChip key={index} name={name} size={size} />);
  return <OwnMessage text={content} files={files} time={hasTime && <MessageTime timestamp={timestamp} />} />;
});
