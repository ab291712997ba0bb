import { css } from 'styled-components';
import { color, floatEdge, shadow, textStyle } from '@back-office/shared/theme';

/**
 * A bar with inverse colors (toast, selection bar). It sets the tokens that buttons use, so every button fits without
 * knowing about it.
 */
export const inverseBar = css`
  --text: ${color.textInverse};
  --text-secondary: ${color.textInverse};
  --text-muted: ${color.textInverseMuted};
  --text-disabled: ${color.textInverseMuted};
  --accent-text: ${color.textInverse};
  --focus: ${color.textInverse};
  --bg-hover: color-mix(in srgb, ${color.textInverse} 14%, transparent);
  --bg-raised: color-mix(in srgb, ${color.textInverse} 14%, transparent);
  --bg-sunken: transparent;
  --border-strong: transparent;
  --shadow-control: none;

  ${textStyle({ round: 'lg', ground: 'inverse', tone: 'inverse' })}
  box-shadow: ${shadow.float};
  ${floatEdge}
`;
