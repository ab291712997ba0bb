import { VisuallyHidden } from '@back-office/shared/ui';
import { plainText } from '../../../domain/plainText';
import { useAssistantState, useIsPending } from '../../../state/AssistantProvider';

/** Tells screen readers politely that a reply is being written, and reads it once, when it is complete. */
export function ReplyAnnouncer({ conversationId }: { readonly conversationId: string }) {
  const isPending = useIsPending(conversationId);
  const reply = useAssistantState(({ lastReply }) => lastReply);
  const spoken = reply?.conversationId === conversationId ? plainText(reply.text) : '';
  return <VisuallyHidden role="status">{isPending ? 'Assistant is typing' : spoken}</VisuallyHidden>;
}
