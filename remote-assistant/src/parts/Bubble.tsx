import styled from 'styled-components';
import { color, radius, space, stackStyle } from '@back-office/shared/theme';

/** What the merchant wrote, at the right, with its line breaks. */
export const Bubble = styled.p`
  max-width: 100%;
  padding: 10px 14px;
  border-radius: 16px 16px ${radius.xs} 16px;
  background: var(--chat-bubble, ${color.bgSunken});
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const BubbleColumn = styled.div`
  ${stackStyle({ gap: '6px', align: 'end' })}
  padding-inline-start: ${space[12]};
`;
