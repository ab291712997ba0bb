import type { ProductMessage } from '../../../domain/productConversation';
import { Bubble, BubbleColumn } from '../../../parts/Bubble';
import { VisuallyHidden } from '@back-office/shared/ui';

export function NeedBubble({ message }: { readonly message: ProductMessage }) {
  return (
    <BubbleColumn>
      <VisuallyHidden>You:</VisuallyHidden>
      <Bubble>{message.content}</Bubble>
    </BubbleColumn>
  );
}
