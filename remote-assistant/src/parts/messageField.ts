import type { KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { color, media, motion, space, stackStyle, text, withoutRing } from '@back-office/shared/theme';

/** Around a field in which a message is written, and its buttons: the frame has the ring of the field. */
export const MessageFrame = styled.div`
  ${stackStyle({ gap: 2, pad: 2, shrink: true, round: 'lg', ground: 'raised' })}
  border: 1px solid ${color.borderControl};
  transition:
    border-color ${motion.fast},
    box-shadow ${motion.fast};

  &:has(textarea:focus) {
    border-color: ${color.focus};
    box-shadow: inset 0 0 0 1px ${color.focus};
  }
`;

/** The field itself, which is as wide as its frame and as high as its text. */
export const messageFieldStyle = css`
  width: 100%;
  padding: ${space[1]} ${space[2]};
  border: 0;
  outline: none;
  resize: none;
  background: none;
  ${text.sm}
  ${withoutRing}

  /* Safari on phones zooms into fields with smaller text. */
  ${media.phone} {
    font-size: 16px;
    line-height: 24px;
  }
`;

/** An input method takes this key, such as Enter to confirm its text; Safari says so only through the key code. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
